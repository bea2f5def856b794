package io.shindigneo4j.web.oauth1;

import io.shindigneo4j.opensocial.access.ClientToken;
import io.shindigneo4j.opensocial.access.Scopes;
import io.shindigneo4j.opensocial.oauth.Issuance;
import io.shindigneo4j.opensocial.oauth.RevocationCheck;
import io.shindigneo4j.schema.authorization.ClientOperations.Client;
import io.shindigneo4j.schema.authorization.RequestTokenOperations.SignedToken;
import io.shindigneo4j.schema.authorization.TokenOperations.Grant;
import io.shindigneo4j.schema.authorization.TokenOperations.TokenKind;
import io.shindigneo4j.web.client.RequestIssuance;
import java.time.Instant;
import java.time.InstantSource;
import javax.servlet.http.HttpServletRequest;

/**
 * All checks of a signed request, in their order: nobody without a signature has a body read, and
 * only what is valid otherwise uses a nonce, so that a client that gets 503 before that may send
 * the request again. Safe for use by many threads.
 */
final class RequestCheck {

  private final SignatureCheck signatures;
  private final SignedBody bodies;
  private final Requestors requestors;
  private final RevocationCheck revocations;
  private final InstantSource clock;

  RequestCheck(
      SignatureCheck signatures,
      SignedBody bodies,
      Requestors requestors,
      RevocationCheck revocations,
      InstantSource clock) {
    this.signatures = signatures;
    this.bodies = bodies;
    this.requestors = requestors;
    this.revocations = revocations;
    this.clock = clock;
  }

  /**
   * Who has signed a request.
   *
   * @throws OAuth1Exception if it is not valid, or with 503 if that cannot be told now
   */
  ClientToken token(HttpServletRequest request) throws OAuth1Exception {
    SignedRequest signed = SignedRequest.read(request);
    ProtocolParameters parameters = ProtocolParameters.of(signed);
    Signer signer = signatures.signer(request, signed, parameters);
    bodies.check(request, parameters.bodyHash());
    Instant moment = Instant.ofEpochSecond(parameters.timestamp());
    ClientToken token =
        signer.token().isPresent()
            ? ofToken(request, signer.client(), signer.require(TokenKind.SIGNED), moment)
            : ofClient(request, signer.client(), parameters, moment);
    signatures.requireFirst(parameters);
    return token;
  }

  /** The token says for whom it is, whatever the request says. */
  private ClientToken ofToken(
      HttpServletRequest request, Client client, SignedToken token, Instant moment)
      throws OAuth1Exception {
    Grant grant = token.grant();
    Issuance issuance =
        new Issuance(grant.person(), client.id(), grant.id(), null, token.granted());
    if (revocations.isRevoked(issuance)) {
      throw OAuth1Exception.rejectedToken();
    }
    RequestIssuance.set(request, issuance);
    return new ClientToken(
        client.id(),
        grant.person(),
        Scopes.of(grant.scopes().stream().filter(client.scopes()::contains).toList()),
        moment.plus(SignatureCheck.WINDOW));
  }

  private ClientToken ofClient(
      HttpServletRequest request, Client client, ProtocolParameters parameters, Instant moment)
      throws OAuth1Exception {
    ClientToken token =
        requestors.token(client, parameters.requestor(), moment.plus(SignatureCheck.WINDOW));
    requireUnrevoked(request, token, moment);
    return token;
  }

  /** What was signed up to a revocation is void. A clock that goes ahead wins nothing. */
  private void requireUnrevoked(HttpServletRequest request, ClientToken token, Instant moment)
      throws OAuth1Exception {
    long signed = Math.min(moment.toEpochMilli(), clock.millis());
    Issuance issuance = new Issuance(token.person(), token.client(), null, null, signed);
    if (revocations.isRevoked(issuance)) {
      throw OAuth1Exception.invalidSignature();
    }
    RequestIssuance.set(request, issuance);
  }
}
