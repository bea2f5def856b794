package io.shindigneo4j.driver.bolt;

import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.protocol.Message.Failure;

/** A request is refused with a code of the protocol. */
final class RequestRefusedException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final String code;

  RequestRefusedException(String code, String message) {
    super(message);
    this.code = code;
  }

  static RequestRefusedException invalidParameter(String message) {
    return new RequestRefusedException(ErrorCode.INVALID_PARAMETER, message);
  }

  Failure failure(long id) {
    return new Failure(id, code, String.valueOf(getMessage()), false);
  }
}
