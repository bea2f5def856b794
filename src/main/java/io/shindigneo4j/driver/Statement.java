package io.shindigneo4j.driver;

import java.time.Duration;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * What to run: a Cypher text or a native procedure, with parameters. Reads unless told to write.
 * Immutable; each method returns a changed copy.
 *
 * <p>Parameters are null, booleans, numbers, strings, byte arrays, lists and maps of these, {@code
 * java.time} values, or {@link io.shindigneo4j.protocol.GraphValue}s.
 *
 * @param subject the Cypher text or the name of the procedure
 * @param timeout empty for the driver's call timeout
 * @param requestId what makes a write safe to send again; unique for the user of Neo4j
 * @param bookmarks of the writes that it must see
 * @param trace the W3C trace context of the caller, its {@code traceparent}
 */
public record Statement(
    Kind kind,
    String subject,
    Map<String, Object> parameters,
    boolean writes,
    Optional<Duration> timeout,
    Optional<String> requestId,
    List<String> bookmarks,
    Optional<String> trace) {

  /** What the subject is. */
  public enum Kind {
    CYPHER,
    PROCEDURE
  }

  public Statement {
    Objects.requireNonNull(kind, "kind");
    Objects.requireNonNull(subject, "subject");
    timeout.ifPresent(limit -> Timeouts.require("timeout", limit));
    bookmarks = List.copyOf(bookmarks);
    parameters = Collections.unmodifiableMap(new LinkedHashMap<>(parameters));
  }

  public static Statement cypher(String text) {
    return of(Kind.CYPHER, text);
  }

  public static Statement procedure(String name) {
    return of(Kind.PROCEDURE, name);
  }

  private static Statement of(Kind kind, String subject) {
    return new Statement(
        kind,
        subject,
        Map.of(),
        false,
        Optional.empty(),
        Optional.empty(),
        List.of(),
        Optional.empty());
  }

  public Statement with(String name, Object value) {
    Map<String, Object> extended = new LinkedHashMap<>(parameters);
    extended.put(name, value);
    return with(extended);
  }

  /** With these parameters instead of the ones so far. */
  public Statement with(Map<String, Object> newParameters) {
    return new Statement(
        kind, subject, newParameters, writes, timeout, requestId, bookmarks, trace);
  }

  public Statement writing() {
    return new Statement(kind, subject, parameters, true, timeout, requestId, bookmarks, trace);
  }

  public Statement within(Duration newTimeout) {
    return new Statement(
        kind, subject, parameters, writes, Optional.of(newTimeout), requestId, bookmarks, trace);
  }

  /**
   * A write that has one effect, however often it is sent within a day. The driver sends it again
   * by itself when the connection is lost before the answer.
   */
  public Statement withRequestId(String newRequestId) {
    return new Statement(
        kind, subject, parameters, writes, timeout, Optional.of(newRequestId), bookmarks, trace);
  }

  /** One that sees what these writes have done. */
  public Statement after(List<String> newBookmarks) {
    return new Statement(
        kind, subject, parameters, writes, timeout, requestId, newBookmarks, trace);
  }

  /** With the caller's trace context, for Neo4j's query log. */
  public Statement withTrace(String newTrace) {
    return new Statement(
        kind, subject, parameters, writes, timeout, requestId, bookmarks, Optional.of(newTrace));
  }
}
