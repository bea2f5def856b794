package io.shindigneo4j.web.oauth1;

import io.shindigneo4j.opensocial.oauth.Secret;
import io.shindigneo4j.schema.authorization.TokenOperations.TokenKind;
import io.shindigneo4j.schema.authorization.TokenOperations.TokenOutcome;
import io.shindigneo4j.web.oauth1.TokenSecrets.Credentials;
import java.util.LinkedHashMap;
import java.util.Map;
import net.oauth.OAuth;

/** Takes request tokens for access tokens: what RFC 5849 calls token credentials. */
public final class AccessTokenServlet extends OAuth1TokenServlet {
  private static final long serialVersionUID = 1L;

  @Override
  String type() {
    return "oauth1-access-token";
  }

  @Override
  void requireForm(ProtocolParameters parameters) throws OAuth1Exception {
    if (parameters.token().isEmpty()) {
      throw OAuth1Exception.of(Problem.PARAMETER_ABSENT, "The parameter oauth_token is missing");
    }
  }

  @Override
  Map<String, String> issue(Signer signer, SignedRequest signed, TokenSecrets secrets)
      throws OAuth1Exception {
    Secret request = new Secret(signed.require(OAuth.OAUTH_TOKEN));
    signer.require(TokenKind.REQUEST);
    Secret verifier = new Secret(signed.require(OAuth.OAUTH_VERIFIER));
    Credentials issued = secrets.create();
    requireDone(tokens().exchange(request, signer.client().id(), verifier, issued.sealed()).join());
    Map<String, String> answer = new LinkedHashMap<>();
    answer.put(OAuth.OAUTH_TOKEN, issued.token().text());
    answer.put(OAuth.OAUTH_TOKEN_SECRET, issued.secret().text());
    answer.put("oauth_expires_in", Long.toString(tokens().accessLifetime().toSeconds()));
    return answer;
  }

  private static void requireDone(TokenOutcome outcome) throws OAuth1Exception {
    if (outcome == TokenOutcome.REPLAYED) {
      throw OAuth1Exception.of(Problem.TOKEN_USED, "The request token has been used");
    } else if (outcome != TokenOutcome.DONE) {
      throw OAuth1Exception.of(Problem.VERIFIER_INVALID, "The verifier is not valid");
    }
  }
}
