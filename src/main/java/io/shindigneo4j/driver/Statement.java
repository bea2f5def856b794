package io.shindigneo4j.driver;

import java.time.Duration;
import java.util.Collections;
import java.util.LinkedHashMap;
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
 */
public record Statement(
    Kind kind,
    String subject,
    Map<String, Object> parameters,
    boolean writes,
    Optional<Duration> timeout) {

  /** What the subject is. */
  public enum Kind {
    CYPHER,
    PROCEDURE
  }

  public Statement {
    Objects.requireNonNull(kind, "kind");
    Objects.requireNonNull(subject, "subject");
    timeout.ifPresent(limit -> Timeouts.require("timeout", limit));
    parameters = Collections.unmodifiableMap(new LinkedHashMap<>(parameters));
  }

  public static Statement cypher(String text) {
    return new Statement(Kind.CYPHER, text, Map.of(), false, Optional.empty());
  }

  public static Statement procedure(String name) {
    return new Statement(Kind.PROCEDURE, name, Map.of(), false, Optional.empty());
  }

  public Statement with(String name, Object value) {
    Map<String, Object> extended = new LinkedHashMap<>(parameters);
    extended.put(name, value);
    return with(extended);
  }

  /** With these parameters instead of the ones so far. */
  public Statement with(Map<String, Object> newParameters) {
    return new Statement(kind, subject, newParameters, writes, timeout);
  }

  public Statement writing() {
    return new Statement(kind, subject, parameters, true, timeout);
  }

  public Statement within(Duration newTimeout) {
    return new Statement(kind, subject, parameters, writes, Optional.of(newTimeout));
  }
}
