package io.shindigneo4j.driver.bolt;

import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.protocol.Message.Failure;

/** A request that is not even sent, or whose answer is refused, with a code of the protocol. */
final class Refusal extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final String code;

  Refusal(String code, String message) {
    super(message);
    this.code = code;
  }

  static Refusal invalidParameter(String message) {
    return new Refusal(ErrorCode.INVALID_PARAMETER, message);
  }

  Failure failure(long id) {
    return new Failure(id, code, getMessage(), false);
  }
}
