package io.shindigneo4j.web.log;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.LogLines;
import java.util.Arrays;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;
import java.util.logging.StreamHandler;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("What others have written in a log")
class SafeLogsTest {
  private static final Logger OURS = Logger.getLogger("io.shindigneo4j.web.log.Forged");
  private static final Logger SHINDIGS = Logger.getLogger("org.apache.shindig.Forged");

  @ParameterizedTest
  @ValueSource(strings = {"\n", "\r\n", "\r", "\u0085", "\u2028", "\u2029", "\u001B[2K", "\u202E"})
  void beginsNoLine(String end) {
    String text = "x" + end + "SEVERE: forged";
    try (LogLines log = new LogLines();
        SafeLogs logs = SafeLogs.begin()) {
      assertThat(logs).isNotNull();
      OURS.warning(text);
      SHINDIGS.log(Level.WARNING, "a {0}", text);
      SHINDIGS.log(Level.WARNING, "b", new IllegalStateException("c", new Exception(text)));
      assertThat(forged(log))
          .hasSize(3)
          .allSatisfy(
              line ->
                  assertThat(line)
                      .doesNotContain(end)
                      .contains("x<U+%04X>".formatted(end.codePointAt(0))));
    }
  }

  /** Those with the word, without the end of their last line. */
  private static List<String> forged(LogLines log) {
    return log.lines().stream()
        .filter(line -> line.contains("SEVERE: forged"))
        .flatMap(line -> line.lines().filter(part -> part.contains("SEVERE: forged")))
        .toList();
  }

  @Test
  void staysAsItIsWhereItIsSafe() {
    LogRecord record = new LogRecord(Level.INFO, "H\u00E9llo {0}");
    record.setParameters(new Object[] {"w\u00F6rld"});
    record.setThrown(new IllegalStateException("why", new IllegalArgumentException("because")));
    assertThat(SafeRecord.of(record)).isSameAs(record);
  }

  @Test
  void isBounded() {
    LogRecord record = new LogRecord(Level.INFO, "a".repeat(1 << 20));
    assertThat(SafeRecord.of(record).getMessage())
        .hasSizeLessThan(JsonFormatter.MAX_MESSAGE_LENGTH + 10);
  }

  @Test
  void keepsTheFramesAndCausesOfFailures() {
    Exception cause = new Exception("a\nb");
    Exception thrown = new IllegalStateException("c", cause);
    thrown.addSuppressed(new Exception("d\ne"));
    cause.addSuppressed(thrown); // a circle
    LogRecord record = new LogRecord(Level.INFO, "m");
    record.setThrown(thrown);
    String text = new SimpleFormatter().format(SafeRecord.of(record));
    assertThat(text)
        .contains("java.lang.IllegalStateException: c")
        .contains("Caused by: java.lang.Exception: a<U+000A>b")
        .contains("Suppressed: java.lang.Exception: d<U+000A>e")
        .contains("\tat " + SafeLogsTest.class.getName() + ".keepsTheFramesAndCausesOfFailures");
  }

  @Test
  void hasTheFirstFramesOfEachFailure() {
    Exception thrown = new IllegalStateException("a", overflow());
    LogRecord record = new LogRecord(Level.INFO, "m");
    record.setThrown(thrown);
    String text = new SimpleFormatter().format(SafeRecord.of(record));
    assertThat(text)
        .contains("Caused by: java.lang.StackOverflowError")
        .contains("\tat ... %d more(frames)".formatted(1_024 - SafeThrowable.MAX_FRAMES));
    assertThat(text.lines()).hasSizeLessThan(2 * SafeThrowable.MAX_FRAMES + 10);
  }

  private static Throwable overflow() {
    StackOverflowError overflow = new StackOverflowError();
    StackTraceElement[] frames = new StackTraceElement[1_024];
    Arrays.fill(frames, new StackTraceElement("a.B", "c", "B.java", 1));
    overflow.setStackTrace(frames);
    return overflow;
  }

  @Test
  void goesToTheHandlersThatThereWereAndAreThereAfterwards() {
    Logger taken = Logger.getLogger("io.shindigneo4j");
    Handler own = new StreamHandler();
    taken.addHandler(own);
    try {
      SafeLogs logs = SafeLogs.begin();
      assertThat(taken.getHandlers()).hasSize(1).doesNotContain(own);
      assertThat(taken.getUseParentHandlers()).isFalse();
      logs.close();
      assertThat(taken.getHandlers()).containsExactly(own);
      assertThat(taken.getUseParentHandlers()).isTrue();
    } finally {
      taken.removeHandler(own);
    }
  }

  @Test
  void isWrittenOnce() {
    try (LogLines log = new LogLines();
        SafeLogs logs = SafeLogs.begin()) {
      assertThat(logs).isNotNull();
      OURS.warning("only once");
      assertThat(log.lines()).filteredOn(line -> line.contains("only once")).hasSize(1);
    }
  }
}
