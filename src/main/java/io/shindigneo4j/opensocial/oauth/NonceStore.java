package io.shindigneo4j.opensocial.oauth;

import com.google.inject.Inject;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.schema.authorization.NonceOperations;
import io.shindigneo4j.schema.authorization.NonceOperations.NonceUse;
import io.shindigneo4j.schema.authorization.NonceOperations.UseNonce;
import java.time.Clock;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/**
 * The nonces of signed requests, which all Shindigs of a graph share. The futures complete as those
 * of {@link OperationRunner#run}. Safe for use by many threads.
 */
public final class NonceStore {

  private final OperationRunner operations;
  private final Clock clock;

  @Inject
  public NonceStore(OperationRunner operations, Clock clock) {
    this.operations = operations;
    this.clock = clock;
  }

  /**
   * Uses a nonce.
   *
   * @param token of the request; empty for none
   * @param timestamp of the request, in seconds since 1970
   * @return whether the client has not used it before with this token and timestamp
   */
  public CompletableFuture<Boolean> use(
      String client, Optional<Secret> token, long timestamp, String nonce) {
    String signer = token.map(secret -> client + '\n' + secret.hash()).orElse(client);
    String key = new Secret(signer + '\n' + timestamp + '\n' + nonce).hash();
    return operations
        .run(NonceOperations.USE, new UseNonce(key, clock.millis()))
        .thenApply(NonceUse::first);
  }
}
