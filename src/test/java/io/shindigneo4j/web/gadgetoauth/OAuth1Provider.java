package io.shindigneo4j.web.gadgetoauth;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import net.oauth.OAuth;
import net.oauth.OAuthAccessor;
import net.oauth.OAuthConsumer;
import net.oauth.OAuthMessage;
import net.oauth.signature.OAuthSignatureMethod;

/** A server of OAuth 1.0a on another site, which checks each signature. */
final class OAuth1Provider {
  static final String REQUEST = "/oauth/requestToken";
  static final String AUTHORIZE = "/oauth/authorize";
  static final String ACCESS = "/oauth/accessToken";
  static final String RESOURCE = "/api/me";

  private final OtherSite site;
  private final OAuthConsumer consumer;
  private final Map<String, String> callbacks = new ConcurrentHashMap<>();
  private final Map<String, String> people = new ConcurrentHashMap<>();
  private final AtomicInteger next = new AtomicInteger();
  private volatile boolean confirms = true;

  OAuth1Provider(OtherSite site, OAuthConsumer consumer) {
    this.site = site;
    this.consumer = consumer;
    site.on(REQUEST, this::request);
    site.on(ACCESS, this::access);
    site.on(RESOURCE, this::resource);
  }

  /** Speaks OAuth 1.0, which lets others finish an approval. */
  void forgetToConfirm() {
    confirms = false;
  }

  void takeBackAll() {
    people.clear();
  }

  /** Where a person is sent who approves. */
  String approve(String address, String person) {
    String token = address.replaceAll(".*[?&]oauth_token=([^&]+).*", "$1");
    people.put(token, person);
    String callback = callbacks.get(token);
    return callback + "&oauth_token=" + token + "&oauth_verifier=v" + token;
  }

  private OtherSite.Reply request(OtherSite.Received asked) {
    Map<String, String> parameters = checked(asked, null);
    String token = "request" + next.incrementAndGet();
    callbacks.put(token, parameters.get(OAuth.OAUTH_CALLBACK));
    return OtherSite.Reply.text(
        200,
        "oauth_token="
            + token
            + "&oauth_token_secret=secretOf"
            + token
            + (confirms ? "&oauth_callback_confirmed=true" : ""));
  }

  private OtherSite.Reply access(OtherSite.Received asked) {
    String token = parameters(asked).get(OAuth.OAUTH_TOKEN);
    Map<String, String> parameters = checked(asked, "secretOf" + token);
    if (!("v" + token).equals(parameters.get(OAuth.OAUTH_VERIFIER)) || !people.containsKey(token)) {
      return OtherSite.Reply.text(401, "oauth_problem=mark");
    }
    String access = "access" + next.incrementAndGet();
    people.put(access, people.remove(token));
    return OtherSite.Reply.text(
        200, "oauth_token=" + access + "&oauth_token_secret=secretOf" + access);
  }

  private OtherSite.Reply resource(OtherSite.Received asked) {
    String token = parameters(asked).get(OAuth.OAUTH_TOKEN);
    if (token == null) {
      Map<String, String> signed = checked(asked, null);
      return OtherSite.Reply.text(200, "signed for " + signed.get("opensocial_viewer_id"));
    }
    if (!people.containsKey(token)) {
      return OtherSite.Reply.text(401, "");
    }
    checked(asked, "secretOf" + token);
    return OtherSite.Reply.text(200, "data of " + people.get(token));
  }

  private static Map<String, String> parameters(OtherSite.Received asked) {
    Map<String, String> parameters = new HashMap<>(asked.parameters());
    OAuthMessage.decodeAuthorization(asked.authorization())
        .forEach(each -> parameters.put(each.getKey(), each.getValue()));
    return parameters;
  }

  private Map<String, String> checked(OtherSite.Received asked, String secret) {
    Map<String, String> parameters = parameters(asked);
    List<OAuth.Parameter> all =
        parameters.entrySet().stream()
            .map(each -> new OAuth.Parameter(each.getKey(), each.getValue()))
            .toList();
    OAuthAccessor accessor = new OAuthAccessor(consumer);
    accessor.tokenSecret = secret;
    OAuthMessage message = new OAuthMessage(asked.method(), site.address(asked.path()), all);
    try {
      OAuthSignatureMethod.newSigner(message, accessor).validate(message);
      return parameters;
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }
}
