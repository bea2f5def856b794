package io.shindigneo4j.web.oauth1;

import io.shindigneo4j.opensocial.oauth.RedirectUri;
import io.shindigneo4j.schema.authorization.ClientOperations.Client;
import io.shindigneo4j.web.oauth1.TokenSecrets.Credentials;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import net.oauth.OAuth;

/** Gives clients request tokens: what RFC 5849 calls temporary credentials. */
public final class RequestTokenServlet extends OAuth1TokenServlet {
  private static final long serialVersionUID = 1L;

  @Override
  String type() {
    return "oauth1-request-token";
  }

  @Override
  void requireForm(ProtocolParameters parameters) throws OAuth1Exception {
    if (parameters.token().isPresent()) {
      throw OAuth1Exception.of(
          Problem.PARAMETER_REJECTED, "A request token is asked for without one");
    }
  }

  @Override
  Map<String, String> issue(Signer signer, SignedRequest signed, TokenSecrets secrets)
      throws OAuth1Exception {
    Client client = signer.client();
    String callback = callback(client, signed.require(OAuth.OAUTH_CALLBACK));
    Credentials issued = secrets.create();
    if (!tokens().issue(issued.sealed(), client.id(), callback, scopes(client, signed)).join()) {
      throw OAuth1Exception.invalidSignature(); // disabled meanwhile
    }
    Map<String, String> answer = new LinkedHashMap<>();
    answer.put(OAuth.OAUTH_TOKEN, issued.token().text());
    answer.put(OAuth.OAUTH_TOKEN_SECRET, issued.secret().text());
    answer.put(OAuth.OAUTH_CALLBACK_CONFIRMED, "true");
    return answer;
  }

  /** The same as a registered one, character by character; {@code oob} alone leads nowhere. */
  private static String callback(Client client, String callback) throws OAuth1Exception {
    if (client.redirectUris().stream().noneMatch(uri -> new RedirectUri(uri).matches(callback))) {
      throw OAuth1Exception.of(Problem.PARAMETER_REJECTED, "The callback is not registered");
    }
    return callback;
  }

  /** What is asked for, or all that the client may have if nothing is. */
  private static List<String> scopes(Client client, SignedRequest signed) throws OAuth1Exception {
    List<String> asked =
        signed
            .find("scope")
            .map(text -> Arrays.stream(text.split(" ")).filter(each -> !each.isEmpty()))
            .map(names -> names.distinct().toList())
            .filter(names -> !names.isEmpty())
            .orElse(client.scopes());
    if (asked.isEmpty() || !client.scopes().containsAll(asked)) {
      throw OAuth1Exception.of(Problem.PERMISSION_UNKNOWN, "The client may not have these scopes");
    }
    return asked;
  }
}
