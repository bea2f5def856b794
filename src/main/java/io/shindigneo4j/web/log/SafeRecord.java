package io.shindigneo4j.web.log;

import io.shindigneo4j.audit.SafeText;
import java.util.logging.LogRecord;
import java.util.logging.SimpleFormatter;

/** Records whose texts are bounded, and without what ends a line or hides. */
final class SafeRecord {
  private static final SimpleFormatter FORMATTER = new SimpleFormatter();

  private SafeRecord() {}

  /** The record itself if it is safe. */
  static LogRecord of(LogRecord record) {
    String message = String.valueOf(FORMATTER.formatMessage(record));
    Throwable thrown = SafeThrowable.of(record.getThrown());
    return isSafe(message) && thrown == record.getThrown()
        ? record
        : copy(record, safe(message), thrown);
  }

  static boolean isSafe(String text) {
    return text.length() <= JsonFormatter.MAX_MESSAGE_LENGTH && SafeText.isSafe(text);
  }

  static String safe(String text) {
    return SafeText.of(text, JsonFormatter.MAX_MESSAGE_LENGTH);
  }

  private static LogRecord copy(LogRecord record, String message, Throwable thrown) {
    LogRecord copy = new LogRecord(record.getLevel(), message);
    copy.setThrown(thrown);
    copy.setInstant(record.getInstant());
    copy.setLoggerName(record.getLoggerName());
    copy.setLongThreadID(record.getLongThreadID());
    copy.setSequenceNumber(record.getSequenceNumber());
    copy.setSourceClassName(record.getSourceClassName());
    copy.setSourceMethodName(record.getSourceMethodName());
    return copy;
  }
}
