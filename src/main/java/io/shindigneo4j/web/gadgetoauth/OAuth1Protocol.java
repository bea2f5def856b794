package io.shindigneo4j.web.gadgetoauth;

import com.google.inject.Inject;
import io.shindigneo4j.schema.gadgetoauth.ServiceOperations.GadgetService;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import net.oauth.OAuth;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.common.uri.Uri;
import org.apache.shindig.gadgets.http.HttpRequest;
import org.apache.shindig.gadgets.http.HttpResponse;
import org.apache.shindig.gadgets.oauth.OAuthArguments;

/** OAuth 1.0a: request tokens, which the viewer approves, and access tokens. */
final class OAuth1Protocol implements ServiceProtocol {
  /** What a service says when it no longer takes a token. */
  private static final Pattern REJECTED =
      Pattern.compile(".*oauth_problem=\"?(token_rejected|token_expired|token_revoked).*");

  private final GadgetOAuthSettings settings;
  private final RequestTokens requestTokens;
  private final RequestSigner signer;
  private final ServiceEndpoint endpoint;

  @Inject
  OAuth1Protocol(
      GadgetOAuthSettings settings,
      RequestTokens requestTokens,
      RequestSigner signer,
      ServiceEndpoint endpoint) {
    this.settings = settings;
    this.requestTokens = requestTokens;
    this.signer = signer;
    this.endpoint = endpoint;
  }

  @Override
  public String approval(ServiceCall call) throws ServiceFailure {
    Optional<ServiceToken> pending = requestTokens.find(call);
    ServiceToken token = pending.isPresent() ? pending.get() : requested(call);
    String address = call.service().authorization();
    return address
        + (address.contains("?") ? "&" : "?")
        + OAuth.OAUTH_TOKEN
        + "="
        + OAuth.percentEncode(token.token());
  }

  private ServiceToken requested(ServiceCall call) throws ServiceFailure {
    String callback = settings.callback(call.service());
    Map<String, String> answer =
        ask(
            call.service(),
            call.service().request(),
            Optional.empty(),
            List.of(new OAuth.Parameter(OAuth.OAUTH_CALLBACK, callback)));
    if (!"true".equals(answer.get(OAuth.OAUTH_CALLBACK_CONFIRMED))) { // of OAuth 1.0, not 1.0a
      throw new ServiceFailure(FailureCode.REFUSED, "The service does not speak OAuth 1.0a");
    }
    return requestTokens.keep(call, token(answer));
  }

  /** Takes a request token, once, for an access token. */
  ServiceToken redeem(GadgetService service, ServiceToken approved, String verifier)
      throws ServiceFailure {
    List<OAuth.Parameter> parameters = List.of(new OAuth.Parameter(OAuth.OAUTH_VERIFIER, verifier));
    return token(ask(service, service.token(), Optional.of(approved), parameters));
  }

  private Map<String, String> ask(
      GadgetService service,
      String address,
      Optional<ServiceToken> token,
      List<OAuth.Parameter> parameters)
      throws ServiceFailure {
    HttpRequest request = new HttpRequest(Uri.parse(address)).setMethod("POST");
    HttpResponse response =
        endpoint.ask(
            service, signer.inHeader(request, service, token, new ArrayList<>(parameters)));
    if (response.getHttpStatusCode() != HttpResponse.SC_OK) {
      throw new ServiceFailure(FailureCode.REFUSED, "The service has refused");
    }
    try {
      return OAuth.newMap(OAuth.decodeForm(response.getResponseAsString()));
    } catch (IllegalArgumentException e) {
      throw new ServiceFailure(FailureCode.REFUSED, "The service has given no token");
    }
  }

  private static ServiceToken token(Map<String, String> answer) throws ServiceFailure {
    String secret = answer.get(OAuth.OAUTH_TOKEN_SECRET);
    if (secret == null || secret.isEmpty()) {
      throw new ServiceFailure(FailureCode.REFUSED, "The service has given no token");
    }
    return ServiceToken.received(answer.get(OAuth.OAUTH_TOKEN), secret, 0);
  }

  @Override
  public HttpRequest authorized(ServiceCall call, ServiceToken token) throws ServiceFailure {
    return signer.inHeader(call.request(), call.service(), Optional.of(token), new ArrayList<>());
  }

  /** What is signed without a token: says who fetches, in the query, as Shindig's client does. */
  HttpRequest signed(ServiceCall call, OAuthArguments arguments) throws ServiceFailure {
    SecurityToken caller = call.request().getSecurityToken();
    List<OAuth.Parameter> identity = new ArrayList<>();
    if (arguments.getSignOwner() && caller.getOwnerId() != null) {
      identity.add(new OAuth.Parameter("opensocial_owner_id", caller.getOwnerId()));
    }
    if (arguments.getSignViewer()) {
      identity.add(new OAuth.Parameter("opensocial_viewer_id", call.viewer()));
    }
    if (!identity.isEmpty()) {
      identity.add(new OAuth.Parameter("opensocial_app_id", caller.getAppId()));
      identity.add(new OAuth.Parameter("opensocial_app_url", caller.getAppUrl()));
    }
    return signer.inQuery(call.request(), call.service(), identity);
  }

  @Override
  public boolean isRejected(HttpResponse response) {
    return response.getHttpStatusCode() == HttpResponse.SC_UNAUTHORIZED
        || response.getHeaders("WWW-Authenticate").stream()
            .anyMatch(header -> REJECTED.matcher(header).matches());
  }

  /** None is renewed: the person approves again. */
  @Override
  public Optional<ServiceToken> renewed(GadgetService service, ServiceToken token) {
    return Optional.empty();
  }
}
