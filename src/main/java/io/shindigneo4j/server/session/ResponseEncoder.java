package io.shindigneo4j.server.session;

import io.shindigneo4j.protocol.AnswerCodec;
import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.protocol.Message.Events;
import io.shindigneo4j.protocol.Message.Failure;
import io.shindigneo4j.protocol.Message.Gap;
import io.shindigneo4j.protocol.Message.GoAway;
import io.shindigneo4j.protocol.Message.Records;
import io.shindigneo4j.protocol.Message.Routing;
import io.shindigneo4j.protocol.Message.Subscribed;
import io.shindigneo4j.protocol.Message.Success;
import io.shindigneo4j.protocol.TooLargeException;
import io.shindigneo4j.protocol.UnsupportedValueException;
import io.shindigneo4j.server.procedure.RequestException;
import java.util.function.Supplier;

/**
 * Makes payloads of answers, in the format and within the limit of a connection. A request is
 * committed only after its answer could be encoded, so that no failure has had an effect.
 */
public final class ResponseEncoder {

  private final AnswerCodec codec;
  private final int maximumSize;

  public ResponseEncoder(AnswerCodec codec, int maximumSize) {
    this.codec = codec;
    this.maximumSize = maximumSize;
  }

  /**
   * @throws RequestException for an answer that is too large or that the format cannot carry
   */
  byte[] encode(Success success) {
    return encoded(() -> codec.encodeTimed(success, maximumSize));
  }

  /**
   * @throws RequestException for records that are too large or that the format cannot carry
   */
  byte[] encode(Records records) {
    return encoded(() -> codec.encode(records, maximumSize));
  }

  /**
   * @throws RequestException for a table that is too large
   */
  byte[] encode(Routing routing) {
    return encoded(() -> codec.encode(routing, maximumSize));
  }

  byte[] encode(Subscribed subscribed) {
    return encoded(() -> codec.encode(subscribed, maximumSize));
  }

  /**
   * @throws RequestException for events that are too large or that the format cannot carry
   */
  byte[] encode(Events events) {
    return encoded(() -> codec.encode(events, maximumSize));
  }

  byte[] encode(Gap gap) {
    return encoded(() -> codec.encode(gap, maximumSize));
  }

  public byte[] encode(GoAway message) {
    return codec.encode(message, maximumSize);
  }

  public byte[] encode(Failure failure) {
    try {
      return encoded(() -> codec.encode(failure, maximumSize));
    } catch (RequestException | OutOfMemoryError e) { // its message may quote what was sent
      Failure plain =
          new Failure(failure.id(), failure.code(), "see the code", failure.retryable());
      return codec.encode(plain, Integer.MAX_VALUE);
    }
  }

  private static byte[] encoded(Supplier<byte[]> encoding) {
    try {
      return encoding.get();
    } catch (TooLargeException e) {
      throw RequestException.resultTooLarge(e.getMessage());
    } catch (UnsupportedValueException e) {
      throw new RequestException(ErrorCode.UNSUPPORTED_VALUE, e.getMessage(), false);
    }
  }
}
