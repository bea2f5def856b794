package io.shindigneo4j.driver;

import java.time.Duration;
import java.util.AbstractMap;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A Cypher text or a native procedure, with parameters. It reads, unless made to write. Immutable;
 * each method returns a changed copy.
 *
 * <p>Parameters are null, booleans, numbers, strings, byte arrays, lists and maps of these, {@code
 * java.time} values, or {@link io.shindigneo4j.protocol.GraphValue}s.
 *
 * @param subject the Cypher text or the name of the procedure
 * @param timeout empty for the call timeout of the driver
 * @param requestId makes a write safe to send again; unique for the user of Neo4j; at most 1,024
 *     characters
 * @param bookmarks of the writes that it must see, besides those of the driver's {@link
 *     BookmarkManager}
 * @param trace the W3C trace context of the caller, its {@code traceparent}
 * @param retriesConflicts see {@link #retryingConflicts}
 * @param repeatable see {@link #asRepeatable}
 * @param constants see {@link #withConstants}
 */
public record Statement(
    Kind kind,
    String subject,
    Map<String, @Nullable Object> parameters,
    boolean writes,
    Optional<Duration> timeout,
    Optional<String> requestId,
    List<String> bookmarks,
    Optional<String> trace,
    boolean retriesConflicts,
    boolean repeatable,
    Set<String> constants) {

  /** The kind of the subject. */
  public enum Kind {
    CYPHER,
    PROCEDURE
  }

  public Statement {
    Objects.requireNonNull(kind, "kind");
    Objects.requireNonNull(subject, "subject");
    timeout.ifPresent(limit -> Timeouts.require("timeout", limit));
    requestId.ifPresent(TransactionOptions::requireRequestId);
    bookmarks = List.copyOf(bookmarks);
    constants = Set.copyOf(constants);
    parameters = FixedParameters.of(parameters);
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
        Optional.empty(),
        false,
        false,
        Set.of());
  }

  public Statement with(String name, @Nullable Object value) {
    Map<String, @Nullable Object> extended = new LinkedHashMap<>(parameters);
    extended.put(name, value);
    return with(extended);
  }

  /** With these parameters in place of all others. */
  public Statement with(Map<String, @Nullable Object> newParameters) {
    return new Statement(
        kind,
        subject,
        newParameters,
        writes,
        timeout,
        requestId,
        bookmarks,
        trace,
        retriesConflicts,
        repeatable,
        constants);
  }

  public Statement writing() {
    return new Statement(
        kind,
        subject,
        parameters,
        true,
        timeout,
        requestId,
        bookmarks,
        trace,
        retriesConflicts,
        repeatable,
        constants);
  }

  public Statement within(Duration newTimeout) {
    return new Statement(
        kind,
        subject,
        parameters,
        writes,
        Optional.of(newTimeout),
        requestId,
        bookmarks,
        trace,
        retriesConflicts,
        repeatable,
        constants);
  }

  /**
   * Makes it a write that takes effect once, however often it is sent within a day. The driver then
   * sends it again if the connection is lost before the response.
   */
  public Statement withRequestId(String newRequestId) {
    return new Statement(
        kind,
        subject,
        parameters,
        writes,
        timeout,
        Optional.of(newRequestId),
        bookmarks,
        trace,
        retriesConflicts,
        repeatable,
        constants);
  }

  /** Makes it see the writes that have these bookmarks. */
  public Statement after(List<String> newBookmarks) {
    return new Statement(
        kind,
        subject,
        parameters,
        writes,
        timeout,
        requestId,
        newBookmarks,
        trace,
        retriesConflicts,
        repeatable,
        constants);
  }

  /** With the caller's trace context, for Neo4j's query log. */
  public Statement withTrace(String newTrace) {
    return new Statement(
        kind,
        subject,
        parameters,
        writes,
        timeout,
        requestId,
        bookmarks,
        Optional.of(newTrace),
        retriesConflicts,
        repeatable,
        constants);
  }

  /**
   * Makes the driver run it again, within its timeout, when the database has rolled it back because
   * of another transaction: in a deadlock, or because that one has deleted what this one was about
   * to read. {@link GraphDriver#execute} and {@link GraphDriver#run} do so; in a transaction, and
   * with streams, it has no effect.
   */
  public Statement retryingConflicts() {
    return new Statement(
        kind,
        subject,
        parameters,
        writes,
        timeout,
        requestId,
        bookmarks,
        trace,
        true,
        repeatable,
        constants);
  }

  /** Whether it may be sent again if nobody knows whether it took effect. */
  boolean isIdempotent() {
    return !writes || repeatable || requestId.isPresent();
  }

  /**
   * Says that it may take effect twice without harm, such as a write that remembers itself in the
   * graph. The driver then sends it again if the connection is lost before the response.
   */
  public Statement asRepeatable() {
    return new Statement(
        kind,
        subject,
        parameters,
        writes,
        timeout,
        requestId,
        bookmarks,
        trace,
        retriesConflicts,
        true,
        constants);
  }

  /**
   * Says which parameters of a procedure have the same values in many calls: over WebSocket these
   * are sent once for each connection, and a number stands for them afterwards.
   *
   * @param names of parameters
   */
  public Statement withConstants(Set<String> names) {
    return new Statement(
        kind,
        subject,
        parameters,
        writes,
        timeout,
        requestId,
        bookmarks,
        trace,
        retriesConflicts,
        repeatable,
        names);
  }

  /** Parameters that nobody can change, so that statements with the same share them. */
  private static final class FixedParameters extends AbstractMap<String, @Nullable Object> {

    private final Map<String, @Nullable Object> values;

    private FixedParameters(Map<String, @Nullable Object> values) {
      this.values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
    }

    /** A copy, unless it is fixed already. */
    static FixedParameters of(Map<String, @Nullable Object> values) {
      return values instanceof FixedParameters fixed ? fixed : new FixedParameters(values);
    }

    @Override
    public Set<Entry<String, @Nullable Object>> entrySet() {
      return values.entrySet();
    }

    @Override
    public @Nullable Object get(Object name) {
      return values.get(name);
    }

    @Override
    public boolean containsKey(Object name) {
      return values.containsKey(name);
    }
  }
}
