package io.shindigneo4j.server.http;

import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.server.connection.RequestRejectedException;
import java.lang.reflect.Field;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** All codes that an answer over HTTP may have, each with its status. */
final class Codes {

  /** What belongs to messages that only a WebSocket carries, or to more of them than are read. */
  private static final Set<String> OF_WEBSOCKET =
      Set.of(
          ErrorCode.DUPLICATE_ID,
          ErrorCode.TOO_MANY_REQUESTS,
          ErrorCode.CANCELLED,
          ErrorCode.UNKNOWN_TRANSACTION,
          ErrorCode.TOO_MANY_TRANSACTIONS,
          ErrorCode.UNKNOWN_STATEMENT,
          ErrorCode.INVALID_STATEMENT_NUMBER,
          ErrorCode.STATEMENT_TOO_LONG,
          ErrorCode.TOO_MANY_STATEMENTS);

  private Codes() {}

  record Code(String name, int status, boolean retryable) {}

  static List<Code> ofRefusals() {
    return Arrays.stream(RequestRejectedException.Kind.values())
        .filter(kind -> kind != RequestRejectedException.Kind.UNKNOWN_SUBPROTOCOL)
        .map(kind -> new Code(kind.code(), kind.status().code(), kind.retryable()))
        .toList();
  }

  static List<Code> ofFailures() {
    return Arrays.stream(ErrorCode.class.getFields())
        .map(Codes::value)
        .filter(code -> !OF_WEBSOCKET.contains(code))
        .map(Codes::ofFailure)
        .toList();
  }

  static List<Code> ofNeo4j() {
    return Stream.of(
            "Neo.ClientError.Schema.ConstraintValidationFailed",
            "Neo.ClientError.Security.Forbidden",
            "Neo.ClientError.Statement.SyntaxError",
            "Neo.TransientError.Transaction.DeadlockDetected",
            "Neo.DatabaseError.General.UnknownError")
        .map(Codes::ofFailure)
        .toList();
  }

  private static Code ofFailure(String code) {
    return new Code(code, StatusMapping.of(code, false).code(), false);
  }

  private static String value(Field constant) {
    try {
      return (String) constant.get(null);
    } catch (IllegalAccessException e) {
      throw new AssertionError(e);
    }
  }
}
