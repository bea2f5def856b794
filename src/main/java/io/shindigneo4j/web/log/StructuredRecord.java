package io.shindigneo4j.web.log;

import java.util.Map;
import java.util.logging.Level;
import java.util.logging.LogRecord;

/** A line that has members of its own where lines are JSON. Its message says the same as text. */
public final class StructuredRecord extends LogRecord {
  private static final long serialVersionUID = 1L;

  private final String name;

  @SuppressWarnings("serial") // a line is written, not sent
  private final Map<String, String> members;

  /**
   * @param name of the member that has the others
   */
  public StructuredRecord(String logger, String text, String name, Map<String, String> members) {
    super(Level.INFO, text);
    setLoggerName(logger);
    this.name = name;
    this.members = Map.copyOf(members);
  }

  String name() {
    return name;
  }

  Map<String, String> members() {
    return members;
  }
}
