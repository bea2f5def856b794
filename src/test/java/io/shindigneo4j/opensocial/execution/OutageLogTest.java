package io.shindigneo4j.opensocial.execution;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("An outage")
class OutageLogTest {

  private final AtomicLong now = new AtomicLong();
  private final OutageLog outages = new OutageLog(now::get);
  private final List<String> lines = new ArrayList<>();
  private final Logger logger = Logger.getLogger(OutageLog.class.getName());

  private final Handler handler =
      new Handler() {
        @Override
        public void publish(LogRecord line) {
          lines.add(new SimpleFormatter().formatMessage(line));
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
      };

  @BeforeEach
  void listen() {
    logger.addHandler(handler);
    logger.setUseParentHandlers(false);
  }

  @AfterEach
  void stopListening() {
    logger.removeHandler(handler);
    logger.setUseParentHandlers(true);
  }

  private void fail(int calls) {
    for (int i = 0; i < calls; i++) {
      outages.failed(new IllegalStateException("no connection"));
    }
  }

  private void succeedAfter(Duration pause) {
    now.addAndGet(pause.toNanos());
    outages.succeeded();
  }

  @Test
  void isTwoLinesHoweverManyCallsFail() {
    outages.succeeded();
    fail(22_494);
    assertThat(lines).singleElement().asString().contains("not available", "no connection");
    succeedAfter(Duration.ofSeconds(10));
    succeedAfter(Duration.ofSeconds(10));
    assertThat(lines).hasSize(2).last().asString().contains("available again", "22494");
    fail(1);
    assertThat(lines).as("the next outage").hasSize(3);
  }

  @Test
  void goesOnWhileSomeCallsSucceedAndOthersFail() {
    for (int i = 0; i < 100; i++) {
      fail(1);
      succeedAfter(Duration.ofSeconds(9));
    }
    assertThat(lines).hasSize(1);
  }

  @Test
  void doesNotBeginWithACallThatFailsAlone() {
    for (int i = 0; i < 100; i++) {
      outages.failedAlone(new IllegalStateException("timed out"));
    }
    assertThat(lines).singleElement().asString().contains("503", "timed out");
    succeedAfter(Duration.ofSeconds(10));
    assertThat(lines).as("nothing has ended").hasSize(1);
    outages.failedAlone(new IllegalStateException("timed out"));
    assertThat(lines).as("after a while").hasSize(2);
  }

  @Test
  void countsAlsoTheCallsThatTimeOut() {
    fail(1);
    outages.failedAlone(new IllegalStateException("timed out"));
    succeedAfter(Duration.ofSeconds(10));
    assertThat(lines).hasSize(2).last().asString().contains("available again", "2 calls");
  }
}
