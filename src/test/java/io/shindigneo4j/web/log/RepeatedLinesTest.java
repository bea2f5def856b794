package io.shindigneo4j.web.log;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.LogLines;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A line of Shindig's own classes")
class RepeatedLinesTest {
  private static final String SHINDIGS = "org.apache.shindig.gadgets.servlet.HttpRequestHandler";

  private long now = Long.MAX_VALUE - 1; // it may overflow
  private final RepeatedLines lines = new RepeatedLines(() -> now);

  private LogRecord record(String logger, Throwable thrown) {
    LogRecord record = new LogRecord(Level.WARNING, "failed for {0}");
    record.setLoggerName(logger);
    record.setSourceMethodName("execute");
    record.setParameters(new Object[] {"a gadget"});
    record.setThrown(thrown);
    return record;
  }

  @Test
  void isThereOnceInAWhileForEachKindAndThenTellsHowOften() {
    assertThat(lines.isLoggable(record(SHINDIGS, null))).isTrue();
    for (int i = 0; i < 99; i++) {
      assertThat(lines.isLoggable(record(SHINDIGS, null))).isFalse();
    }
    assertThat(lines.isLoggable(record(SHINDIGS, new IOException()))).isTrue();
    assertThat(lines.isLoggable(record(SHINDIGS + "s", null))).isTrue();
    now += TimeUnit.SECONDS.toNanos(10);
    LogRecord next = record(SHINDIGS, null);
    assertThat(lines.isLoggable(next)).isTrue();
    assertThat(next.getMessage()).startsWith("failed for a gadget;").endsWith(": 99");
    assertThat(lines.isLoggable(record(SHINDIGS, null))).isFalse();
  }

  @Test
  void hasAFailureThatIsExpectedInOneLineAndAnotherWithItsStack() {
    LogRecord expected = record(SHINDIGS, new IOException("a".repeat(8_000)));
    assertThat(lines.isLoggable(expected)).isTrue();
    assertThat(expected.getThrown()).isNull();
    assertThat(expected.getMessage())
        .startsWith("failed for a gadget: java.io.IOException: aaa")
        .hasSizeLessThan(250);
    LogRecord fault = record(SHINDIGS, new IllegalStateException("b"));
    assertThat(lines.isLoggable(fault)).isTrue();
    assertThat(fault.getThrown()).hasMessage("b");
  }

  @Test
  void isNoneOfOurs() {
    for (int i = 0; i < 3; i++) {
      LogRecord ours = record("io.shindigneo4j.web.log.Ours", new IOException());
      assertThat(lines.isLoggable(ours)).isTrue();
      assertThat(ours.getThrown()).isNotNull();
    }
  }

  @Test
  void isLimitedInTheLogsOfTheWebApplication() {
    Logger logger = Logger.getLogger("org.apache.shindig.Repeated");
    try (LogLines log = new LogLines();
        SafeLogs logs = SafeLogs.begin()) {
      assertThat(logs).isNotNull();
      for (int i = 0; i < 20; i++) {
        logger.log(Level.WARNING, "a gadget has failed", new IOException("why"));
      }
      List<String> written =
          log.lines().stream().filter(line -> line.contains("a gadget has failed")).toList();
      assertThat(written).hasSize(1);
      assertThat(written.get(0)).contains(": java.io.IOException: why").doesNotContain("\tat ");
    }
  }

  @Test
  void isInTheLogsOfALoggerAndOfItsParentsOnce() {
    Logger parent = Logger.getLogger("org.apache.shindig.Parent");
    Logger child = Logger.getLogger("org.apache.shindig.Parent.Child");
    Counting ofParent = new Counting();
    Counting ofChild = new Counting();
    parent.addHandler(ofParent);
    child.addHandler(ofChild);
    try (SafeLogs logs = new SafeLogs(List.of(parent, child))) {
      assertThat(logs).isNotNull();
      for (int i = 0; i < 3; i++) {
        child.warning("a gadget has failed");
      }
    } finally {
      parent.removeHandler(ofParent);
      child.removeHandler(ofChild);
    }
    assertThat(ofChild.records).isEqualTo(1);
    assertThat(ofParent.records).isEqualTo(1);
  }

  private static final class Counting extends Handler {
    private int records;

    @Override
    public void publish(LogRecord record) {
      records++;
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}
  }
}
