package io.shindigneo4j.driver.bolt;

import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.protocol.Format;
import io.shindigneo4j.protocol.MalformedMessageException;
import io.shindigneo4j.protocol.Message.Success;
import io.shindigneo4j.protocol.Message.Work;
import io.shindigneo4j.protocol.MessageCodec;
import io.shindigneo4j.protocol.WriteContent;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A write with a request id, as stored in the graph. Immutable. */
final class IdempotencyRecord {

  private static final MessageCodec CODEC = new MessageCodec(Format.BSON);

  private final boolean isNew;
  private final byte @Nullable [] content;
  private final byte @Nullable [] answer;

  /**
   * A record as it was found or made.
   *
   * @param content the digest of the write; null for an explicit transaction
   * @param answer null if there is none
   */
  IdempotencyRecord(boolean isNew, byte @Nullable [] content, byte @Nullable [] answer) {
    this.isNew = isNew;
    this.content = content;
    this.answer = answer;
  }

  /** Whether the request id was new, so that the write must be done. */
  boolean isNew() {
    return isNew;
  }

  /**
   * The answer to the same write if it was done before; empty for a new one.
   *
   * @throws RequestRefusedException if the request id belongs to another write
   */
  Optional<Success> earlier(Work asked) {
    if (isNew) {
      return Optional.empty();
    }
    if (content == null || !WriteContent.hasDigest(asked, content)) {
      throw new RequestRefusedException(
          ErrorCode.REUSED_REQUEST_ID, "the request id belongs to another write");
    }
    return Optional.of(decoded(asked.id()));
  }

  private Success decoded(long id) {
    try {
      Success success = (Success) CODEC.decode(Objects.requireNonNull(answer, "no answer"));
      return new Success(id, success.columns(), success.records(), success.summary());
    } catch (MalformedMessageException e) {
      throw new IllegalArgumentException("the answer that was kept cannot be read", e);
    }
  }
}
