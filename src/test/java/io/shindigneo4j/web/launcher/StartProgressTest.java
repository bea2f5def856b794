package io.shindigneo4j.web.launcher;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** At a clock of the test. */
@DisplayName("The start of a database")
class StartProgressTest {

  private static final Duration INTERVAL = Duration.ofSeconds(15);

  private final ByteArrayOutputStream output = new ByteArrayOutputStream();
  private Duration now = Duration.ofDays(1);
  private Optional<Duration> processorTime = Optional.of(Duration.ZERO);
  private final StartProgress progress =
      new StartProgress(
          () -> processorTime,
          Deadlines.STANDARD,
          new Console(new PrintStream(output), System.err),
          () -> now.toNanos());

  @Test
  void mayTakeLongWhileTheProcessWorksAndIsTold() {
    for (int i = 0; i < 40; i++) {
      pass(Duration.ofMillis(300));
      progress.check();
    }
    assertThat(output.toString()).contains("Neo4j is still starting (600 s)");
  }

  @Test
  void isGivenUpWhenTheProcessHasDoneNothingForThreeMinutes() {
    pass(Duration.ofSeconds(10));
    progress.check();
    for (int i = 1; i < 12; i++) {
      pass(Duration.ofMillis(20));
      progress.check();
    }
    pass(Duration.ofMillis(20));
    assertThatThrownBy(progress::check)
        .isInstanceOf(LaunchException.class)
        .hasMessageContaining("not ready after 195 s");
  }

  @Test
  void isGivenUpAfterHalfAnHourInAnyCase() {
    for (int i = 1; i < 120; i++) {
      pass(INTERVAL);
      progress.check();
    }
    pass(INTERVAL);
    assertThatThrownBy(progress::check).hasMessageContaining("not ready after 1800 s");
  }

  @Test
  void isWaitedForWhereTheSystemDoesNotTellTheProcessorTime() {
    processorTime = Optional.empty();
    for (int i = 1; i < 100; i++) {
      pass(INTERVAL);
      progress.check();
    }
  }

  private void pass(Duration worked) {
    now = now.plus(INTERVAL);
    processorTime = processorTime.map(before -> before.plus(worked));
  }
}
