package io.shindigneo4j.server.http;

import io.netty.handler.codec.http.HttpResponseStatus;
import io.shindigneo4j.protocol.ErrorCode;

/** Maps the codes of failures to statuses of HTTP. */
final class StatusMapping {

  private static final String NEO4J = "Neo.";
  private static final String NEO4J_TRANSIENT = "Neo.TransientError.";
  private static final String NEO4J_SECURITY = "Neo.ClientError.Security.";
  private static final String NEO4J_CONSTRAINT =
      "Neo.ClientError.Schema.ConstraintValidationFailed";
  private static final String NEO4J_CLIENT = "Neo.ClientError.";

  private StatusMapping() {}

  /**
   * @param retryable whether the same request may succeed later
   */
  static HttpResponseStatus of(String code, boolean retryable) {
    return switch (code) {
      case ErrorCode.MALFORMED_REQUEST,
          ErrorCode.UNKNOWN_BOOKMARK,
          ErrorCode.INVALID_PARAMETER,
          ErrorCode.INVALID_TOPIC ->
          HttpResponseStatus.BAD_REQUEST;
      case ErrorCode.FORBIDDEN_CYPHER,
          ErrorCode.FORBIDDEN_PROCEDURE,
          ErrorCode.FORBIDDEN_SUBSCRIPTION,
          ErrorCode.READ_ONLY ->
          HttpResponseStatus.FORBIDDEN;
      case ErrorCode.UNKNOWN_PROCEDURE -> HttpResponseStatus.NOT_FOUND;
      case ErrorCode.SLOW_READER -> HttpResponseStatus.REQUEST_TIMEOUT;
      case ErrorCode.REPEATED -> HttpResponseStatus.CONFLICT;
      case ErrorCode.REUSED_REQUEST_ID,
          ErrorCode.CYPHER_TOO_LONG,
          ErrorCode.CYPHER_TOO_NESTED,
          ErrorCode.RESULT_TOO_LARGE,
          ErrorCode.TOO_MUCH_WORK,
          ErrorCode.UNSUPPORTED_VALUE ->
          HttpResponseStatus.UNPROCESSABLE_ENTITY;
      case ErrorCode.BUSY,
          ErrorCode.TOO_MANY_SUBSCRIPTIONS,
          ErrorCode.NOT_LEADER,
          ErrorCode.BOOKMARK_UNREACHABLE,
          ErrorCode.DATABASE_NOT_READY ->
          HttpResponseStatus.SERVICE_UNAVAILABLE;
      case ErrorCode.TIMED_OUT -> HttpResponseStatus.GATEWAY_TIMEOUT;
      case ErrorCode.INTERNAL, ErrorCode.OUTCOME_UNKNOWN ->
          HttpResponseStatus.INTERNAL_SERVER_ERROR;
      default -> code.startsWith(NEO4J) ? ofNeo4j(code) : ofProcedure(retryable);
    };
  }

  private static HttpResponseStatus ofNeo4j(String code) {
    if (code.startsWith(NEO4J_TRANSIENT)) {
      return HttpResponseStatus.SERVICE_UNAVAILABLE;
    } else if (code.startsWith(NEO4J_SECURITY)) {
      return HttpResponseStatus.FORBIDDEN;
    } else if (code.equals(NEO4J_CONSTRAINT)) {
      return HttpResponseStatus.CONFLICT;
    } else if (code.startsWith(NEO4J_CLIENT)) {
      return HttpResponseStatus.BAD_REQUEST;
    }
    return HttpResponseStatus.INTERNAL_SERVER_ERROR;
  }

  /** Of a code that a procedure has of its own. */
  private static HttpResponseStatus ofProcedure(boolean retryable) {
    return retryable
        ? HttpResponseStatus.SERVICE_UNAVAILABLE
        : HttpResponseStatus.UNPROCESSABLE_ENTITY;
  }
}
