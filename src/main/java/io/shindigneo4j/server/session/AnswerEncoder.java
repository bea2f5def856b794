package io.shindigneo4j.server.session;

import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.protocol.Message.Failure;
import io.shindigneo4j.protocol.Message.Response;
import io.shindigneo4j.protocol.Message.Success;
import io.shindigneo4j.protocol.MessageCodec;
import io.shindigneo4j.protocol.TooLargeException;
import io.shindigneo4j.server.procedure.RequestException;

/**
 * Makes payloads of answers, in the format and within the limit of a connection. A request is
 * committed only after its answer could be encoded, so that no failure has had an effect.
 */
public final class AnswerEncoder {

  private final MessageCodec codec;
  private final int maximumSize;

  public AnswerEncoder(MessageCodec codec, int maximumSize) {
    this.codec = codec;
    this.maximumSize = maximumSize;
  }

  /**
   * @throws RequestException for an answer that is too large or that the format cannot carry
   */
  byte[] encode(Success success) {
    return encodeAny(success);
  }

  public byte[] encode(Failure failure) {
    try {
      return encodeAny(failure);
    } catch (RequestException e) { // because of its message, which may quote what was sent
      return codec.encode(
          new Failure(failure.id(), failure.code(), "see the code", failure.retryable()));
    }
  }

  private byte[] encodeAny(Response response) {
    try {
      return codec.encode(response, maximumSize);
    } catch (TooLargeException e) {
      throw RequestException.resultTooLarge(e.getMessage());
    } catch (IllegalArgumentException e) {
      throw new RequestException(ErrorCode.UNSUPPORTED_VALUE, e.getMessage(), false);
    }
  }
}
