package io.shindigneo4j.schema.authorization;

import static io.shindigneo4j.schema.ResultType.one;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.Operation;
import java.time.Duration;

/** The operations on the nonces of signed requests. */
public final class NonceOperations {

  /** How long a nonce is kept: longer than any timestamp is accepted. */
  public static final Duration MEMORY = Duration.ofMinutes(15);

  /** Uses a nonce. Of all who use one at once, one is the first. */
  public static final Operation<UseNonce, NonceUse> USE =
      Operation.write(
          "nonces.use", "Uses the nonce of a signed request.", UseNonce.class, one(NonceUse.class));

  private NonceOperations() {}

  /** The parameters of {@link #USE}. */
  public record UseNonce(
      @Description("the hash of the client, the token if there is one, the timestamp and the nonce")
          String key,
      @Description("now, in milliseconds since 1970") long now) {}

  /**
   * The result of {@link #USE}.
   *
   * @param first whether nobody has used the nonce before
   */
  public record NonceUse(boolean first) {}
}
