package io.shindigneo4j.web.oauth1;

import io.shindigneo4j.opensocial.oauth.NonceStore;
import io.shindigneo4j.opensocial.oauth.RequestTokenStore;
import io.shindigneo4j.opensocial.oauth.Secret;
import io.shindigneo4j.schema.authorization.ClientOperations.Client;
import io.shindigneo4j.schema.authorization.RequestTokenOperations.SignedToken;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import javax.servlet.http.HttpServletRequest;
import net.oauth.OAuthMessage;

/** Checks signatures, each for now, and for once. Safe for use by many threads. */
final class SignatureCheck {

  /** How far clocks may differ. */
  static final Duration WINDOW = Duration.ofMinutes(5);

  private final String origin;
  private final Consumers consumers;
  private final RequestTokenStore tokens;
  private final TokenSecrets secrets;
  private final NonceStore nonces;
  private final Guesses guesses;
  private final InstantSource clock;

  /**
   * @param origin which clients call and sign, whatever the header {@code Host} says
   */
  SignatureCheck(
      String origin,
      Consumers consumers,
      RequestTokenStore tokens,
      TokenSecrets secrets,
      NonceStore nonces,
      Guesses guesses,
      InstantSource clock) {
    this.origin = origin;
    this.consumers = consumers;
    this.tokens = tokens;
    this.secrets = secrets;
    this.nonces = nonces;
    this.guesses = guesses;
    this.clock = clock;
  }

  /**
   * Who has signed a request of now.
   *
   * @throws OAuth1Exception if nobody has, with 429 where the address has guessed too often, or
   *     with 503 if that cannot be told now
   */
  Signer signer(HttpServletRequest request, SignedRequest signed, ProtocolParameters parameters)
      throws OAuth1Exception {
    requireCurrent(Instant.ofEpochSecond(parameters.timestamp()));
    CompletableFuture<Optional<SignedToken>> asked = ask(parameters.token());
    Optional<Client> client = consumers.find(parameters.consumer());
    Optional<SignedToken> token =
        join(asked).filter(found -> found.grant().client().equals(parameters.consumer()));
    boolean valid = isValid(request, signed, parameters, client, token);
    if (!valid || client.isEmpty() || token.isPresent() != parameters.token().isPresent()) {
      throw refusal(request, parameters, token);
    }
    return new Signer(client.get(), token);
  }

  /** A token that nobody knows is no guess: it is too long for that, and may have ended. */
  private OAuth1Exception refusal(
      HttpServletRequest request, ProtocolParameters parameters, Optional<SignedToken> token)
      throws OAuth1Exception {
    if (token.isPresent() == parameters.token().isPresent()) {
      guesses.requireFew(request, parameters.consumer());
      guesses.add(request, parameters.consumer());
    }
    return parameters.token().isPresent()
        ? OAuth1Exception.rejectedToken()
        : OAuth1Exception.invalidSignature();
  }

  private void requireCurrent(Instant moment) throws OAuth1Exception {
    if (Duration.between(moment, clock.instant()).abs().compareTo(WINDOW) > 0) {
      throw OAuth1Exception.of(Problem.TIMESTAMP_REFUSED, "The timestamp is not of now");
    }
  }

  private CompletableFuture<Optional<SignedToken>> ask(Optional<Secret> token) {
    return token
        .map(tokens::findSigned)
        .orElseGet(() -> CompletableFuture.completedFuture(Optional.empty()));
  }

  private boolean isValid(
      HttpServletRequest request,
      SignedRequest signed,
      ProtocolParameters parameters,
      Optional<Client> client,
      Optional<SignedToken> token) {
    OAuthMessage message =
        new OAuthMessage(
            request.getMethod(), origin + request.getRequestURI(), signed.parameters());
    return Signature.isValid(
        message,
        parameters.method(),
        consumers.consumer(parameters.consumer(), client),
        parameters.token().map(text -> secrets.open(text, token).text()).orElse(""));
  }

  /**
   * Uses the nonce of a request that is valid otherwise.
   *
   * @throws OAuth1Exception if it was used before, or with 503 if that cannot be told now
   */
  void requireFirst(ProtocolParameters parameters) throws OAuth1Exception {
    if (!join(
        nonces.use(
            parameters.consumer(),
            parameters.token(),
            parameters.timestamp(),
            parameters.nonce()))) {
      throw OAuth1Exception.of(Problem.NONCE_USED, "The nonce has been used");
    }
  }

  private static <T> T join(CompletableFuture<T> asked) throws OAuth1Exception {
    try {
      return asked.join();
    } catch (CompletionException e) { // the graph is out of reach; the log has it
      throw OAuth1Exception.unavailable(e.getCause());
    }
  }
}
