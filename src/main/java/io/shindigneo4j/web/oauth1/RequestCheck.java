package io.shindigneo4j.web.oauth1;

import io.shindigneo4j.opensocial.access.ClientToken;
import io.shindigneo4j.opensocial.oauth.Issuance;
import io.shindigneo4j.opensocial.oauth.NonceStore;
import io.shindigneo4j.opensocial.oauth.RevocationCheck;
import io.shindigneo4j.schema.authorization.Client;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import javax.servlet.http.HttpServletRequest;
import net.oauth.OAuthMessage;

/**
 * All checks of a signed request, in their order: nobody without a signature has a body read, and
 * only what is valid uses a nonce. Safe for use by many threads.
 */
final class RequestCheck {

  private static final Duration WINDOW = Duration.ofMinutes(5);

  private final String origin;
  private final Consumers consumers;
  private final Requestors requestors;
  private final NonceStore nonces;
  private final RevocationCheck revocations;
  private final InstantSource clock;

  /**
   * @param origin which clients call and sign, whatever the header {@code Host} says
   */
  RequestCheck(
      String origin,
      Consumers consumers,
      Requestors requestors,
      NonceStore nonces,
      RevocationCheck revocations,
      InstantSource clock) {
    this.origin = origin;
    this.consumers = consumers;
    this.requestors = requestors;
    this.nonces = nonces;
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
    Instant moment = Instant.ofEpochSecond(parameters.timestamp());
    requireCurrent(moment);
    Client client = client(request, signed, parameters);
    SignedBody.check(request, parameters.bodyHash());
    requireFirst(parameters);
    ClientToken token = requestors.token(client, parameters.requestor(), moment.plus(WINDOW));
    requireUnrevoked(token, moment);
    return token;
  }

  private void requireCurrent(Instant moment) throws OAuth1Exception {
    if (Duration.between(moment, clock.instant()).abs().compareTo(WINDOW) > 0) {
      throw OAuth1Exception.of("timestamp_refused", "The timestamp is not of now");
    }
  }

  private Client client(
      HttpServletRequest request, SignedRequest signed, ProtocolParameters parameters)
      throws OAuth1Exception {
    OAuthMessage message =
        new OAuthMessage(
            request.getMethod(), origin + request.getRequestURI(), signed.parameters());
    Optional<Client> client = consumers.find(parameters.consumer());
    boolean valid =
        Signature.isValid(
            message, parameters.method(), consumers.consumer(parameters.consumer(), client));
    return client.filter(found -> valid).orElseThrow(OAuth1Exception::invalidSignature);
  }

  private void requireFirst(ProtocolParameters parameters) throws OAuth1Exception {
    try {
      if (!nonces.use(parameters.consumer(), parameters.timestamp(), parameters.nonce()).join()) {
        throw OAuth1Exception.of("nonce_used", "The nonce has been used");
      }
    } catch (CompletionException e) { // the graph is out of reach; the log has it
      throw OAuth1Exception.unavailable(e.getCause());
    }
  }

  /** What was signed up to a revocation is void. A clock that goes ahead wins nothing. */
  private void requireUnrevoked(ClientToken token, Instant moment) throws OAuth1Exception {
    long signed = Math.min(moment.toEpochMilli(), clock.millis());
    if (revocations.isRevoked(new Issuance(token.person(), token.client(), null, null, signed))) {
      throw OAuth1Exception.invalidSignature();
    }
  }
}
