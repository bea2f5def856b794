package io.shindigneo4j.audit;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Something that an audit tells. It has no secret: whoever makes it leaves passwords, tokens and
 * codes out. Immutable.
 *
 * @param kind one of few names that stay
 * @param details by their names, in order; their values are safe in a line
 */
public record AuditEvent(String kind, Outcome outcome, Map<String, String> details) {

  /** What needs no quotes. */
  private static final Pattern PLAIN = Pattern.compile("[A-Za-z0-9._:@/+-]+");

  public AuditEvent {
    details = Collections.unmodifiableMap(new LinkedHashMap<>(details));
  }

  public AuditEvent(String kind, Outcome outcome) {
    this(kind, outcome, Map.of());
  }

  /**
   * The same with one more detail.
   *
   * @param value of anybody; null and nothing are left out
   */
  public AuditEvent with(String name, String value) {
    if (value == null || value.isEmpty()) {
      return this;
    }
    Map<String, String> more = new LinkedHashMap<>(details);
    more.put(name, SafeText.of(value));
    return new AuditEvent(kind, outcome, more);
  }

  /** The event in one line: names and values, these in quotes if need be. */
  public String line() {
    String rest =
        details.entrySet().stream()
            .map(detail -> " " + detail.getKey() + "=" + quoted(detail.getValue()))
            .collect(Collectors.joining());
    return "kind=" + kind + " outcome=" + outcome + rest;
  }

  private static String quoted(String value) {
    return PLAIN.matcher(value).matches()
        ? value
        : '"' + value.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }
}
