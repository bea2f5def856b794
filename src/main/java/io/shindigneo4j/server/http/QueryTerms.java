package io.shindigneo4j.server.http;

import io.netty.handler.codec.http.HttpHeaders;
import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.protocol.MalformedMessageException;
import io.shindigneo4j.protocol.Terms;
import io.shindigneo4j.server.connection.DatabaseNames;
import io.shindigneo4j.server.connection.RequestRejectedException;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;

/** The parameters of a request for work: its terms, and the database that it is for. */
final class QueryTerms {

  private static final String DATABASE = "database";
  private static final String MODE = "mode";
  private static final String TIMEOUT = "timeout";
  private static final String REQUEST_ID = "requestId";
  private static final String BOOKMARK = "bookmark";
  private static final Set<String> NAMES = Set.of(DATABASE, MODE, TIMEOUT, REQUEST_ID, BOOKMARK);

  /** The header of the W3C's trace context. */
  private static final String TRACE = "traceparent";

  private static final Terms DEFAULT = Terms.of(AccessMode.READ, Duration.ZERO);

  private QueryTerms() {}

  /**
   * @throws RequestRejectedException for a parameter that is unknown, comes twice or has a wrong
   *     value
   */
  static Terms of(RequestTarget target, HttpHeaders headers) throws RequestRejectedException {
    Optional<String> trace = Optional.ofNullable(headers.get(TRACE));
    if (target.parameters().isEmpty()) {
      return trace.map(DEFAULT::withTrace).orElse(DEFAULT);
    }
    if (!NAMES.containsAll(target.parameters().keySet())) {
      throw malformed("only the parameters " + String.join(", ", NAMES) + " are known");
    }
    return new Terms(
        mode(target),
        timeout(target),
        OptionalLong.empty(),
        0,
        requestId(target),
        target.all(BOOKMARK),
        trace);
  }

  private static Optional<String> requestId(RequestTarget target) throws RequestRejectedException {
    Optional<String> id = target.single(REQUEST_ID);
    if (id.isPresent() && !Terms.isRequestId(id.get())) {
      throw malformed("requestId must have at most " + Terms.MAX_REQUEST_ID_LENGTH + " characters");
    }
    return id;
  }

  private static AccessMode mode(RequestTarget target) throws RequestRejectedException {
    Optional<String> mode = target.single(MODE);
    try {
      return mode.isPresent() ? AccessMode.of(mode.get()) : AccessMode.READ;
    } catch (MalformedMessageException e) {
      throw malformed(e.getMessage());
    }
  }

  private static Duration timeout(RequestTarget target) throws RequestRejectedException {
    Optional<String> timeout = target.single(TIMEOUT);
    try {
      long millis = timeout.isPresent() ? Long.parseLong(timeout.get()) : 0;
      if (millis >= 0) {
        return Duration.ofMillis(millis);
      }
    } catch (NumberFormatException e) {
      // as below
    }
    throw malformed("timeout must be milliseconds, 0 or more");
  }

  /** The name of the database; that of the default one where none is given. */
  static String database(RequestTarget target, String defaultDatabase)
      throws RequestRejectedException {
    Optional<String> name = target.single(DATABASE);
    if (name.isPresent() && !DatabaseNames.isValid(name.get())) {
      throw new RequestRejectedException(
          RequestRejectedException.Kind.UNKNOWN_DATABASE, "not the name of a database");
    }
    return name.orElse(defaultDatabase);
  }

  private static RequestRejectedException malformed(String reason) {
    return new RequestRejectedException(RequestRejectedException.Kind.MALFORMED, reason);
  }
}
