package io.shindigneo4j.web.oauth1;

import io.shindigneo4j.schema.authorization.ClientOperations.Client;
import io.shindigneo4j.schema.authorization.RequestTokenOperations.SignedToken;
import io.shindigneo4j.schema.authorization.TokenOperations.TokenKind;
import java.util.Optional;

/**
 * Who has signed a request.
 *
 * @param token of the client, with which it was signed; empty for none
 */
record Signer(Client client, Optional<SignedToken> token) {

  /**
   * The token, which must be of a kind.
   *
   * @throws OAuth1Exception for a token of another kind, and for none
   */
  SignedToken require(TokenKind kind) throws OAuth1Exception {
    return token.filter(found -> found.kind() == kind).orElseThrow(OAuth1Exception::rejectedToken);
  }
}
