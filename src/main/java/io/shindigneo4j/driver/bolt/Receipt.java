package io.shindigneo4j.driver.bolt;

import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.protocol.Format;
import io.shindigneo4j.protocol.MalformedMessageException;
import io.shindigneo4j.protocol.Message.Success;
import io.shindigneo4j.protocol.MessageCodec;
import java.util.Arrays;
import java.util.Optional;

/** What is remembered of a write, or begins to be. Immutable. */
final class Receipt {

  private static final MessageCodec CODEC = new MessageCodec(Format.BSON);

  private final boolean isNew;
  private final byte[] content;
  private final byte[] answer;

  /**
   * @param content null for a transaction of several statements
   * @param answer null where there is none
   */
  Receipt(boolean isNew, byte[] content, byte[] answer) {
    this.isNew = isNew;
    this.content = content;
    this.answer = answer;
  }

  /** Whether the write was not done before. */
  boolean isNew() {
    return isNew;
  }

  /**
   * The answer to the same write, if it was done before.
   *
   * @throws Refusal where the request id belongs to another write
   */
  Optional<Success> earlier(long id, byte[] asked) {
    if (isNew) {
      return Optional.empty();
    }
    if (!Arrays.equals(asked, content)) {
      throw new Refusal(ErrorCode.REUSED_REQUEST_ID, "the request id belongs to another write");
    }
    return Optional.of(decoded(id));
  }

  private Success decoded(long id) {
    try {
      Success success = (Success) CODEC.decode(answer);
      return new Success(id, success.columns(), success.records(), success.summary());
    } catch (MalformedMessageException e) {
      throw new IllegalArgumentException("the answer that was kept cannot be read", e);
    }
  }
}
