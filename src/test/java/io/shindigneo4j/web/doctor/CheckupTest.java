package io.shindigneo4j.web.doctor;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.TestDeadlines;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A list of checks")
class CheckupTest {

  private static final Duration LONG = Duration.ofMinutes(1);
  private static final Duration SHORT = Duration.ofMillis(50);

  private final List<CheckReport> reports = new ArrayList<>();

  /** A check that a test scripts. */
  private record Scripted(String name, List<String> after, Callable<CheckOutcome> script)
      implements Check {

    @Override
    public CheckOutcome run() throws Exception {
      return script.call();
    }
  }

  private static Check check(String name, Callable<CheckOutcome> script, String... after) {
    return new Scripted(name, List.of(after), script);
  }

  private static Check good(String name, String... after) {
    return check(name, () -> CheckOutcome.ok("good"), after);
  }

  private void run(Duration limitOfCheck, Duration limit, Check... checks) throws Exception {
    new Checkup(text -> text.replace("secret", "***"), limitOfCheck, reports::add)
        .run(List.of(checks), limit);
  }

  private List<Status> statuses() {
    return reports.stream().map(CheckReport::status).toList();
  }

  @Test
  @DisplayName("goes on after a check that throws, whatever it throws")
  void goesOn() throws Exception {
    run(
        LONG,
        LONG,
        check(
            "broken",
            () -> {
              throw new IllegalStateException("the secret");
            }),
        check(
            "linked to nothing",
            () -> {
              throw new NoClassDefFoundError("x/Y");
            }),
        good("good"));
    assertThat(statuses()).containsExactly(Status.FAIL, Status.FAIL, Status.OK);
    assertThat(reports.get(0).outcome().detail()).isEqualTo("the *** (IllegalStateException)");
    assertThat(reports.get(1).outcome().detail()).contains("x/Y");
  }

  @Test
  @DisplayName("leaves out what depends on a check that has failed or was left out")
  void leavesOut() throws Exception {
    run(
        LONG,
        LONG,
        check("first", () -> CheckOutcome.failure("bad")),
        good("second", "first"),
        good("third", "second"),
        check("warned", () -> CheckOutcome.warning("so so")),
        good("after one of two", "first", "warned"));
    assertThat(statuses())
        .containsExactly(Status.FAIL, Status.SKIP, Status.SKIP, Status.WARN, Status.OK);
    assertThat(reports.get(1).outcome().detail()).isEqualTo("not made: it needs first");
  }

  @Test
  @DisplayName("gives up a check that hangs, and goes on")
  void givesUp() {
    TestDeadlines.await() // the limit is so short that it may end a good check, too
        .untilAsserted(
            () -> {
              reports.clear();
              CountDownLatch interrupted = new CountDownLatch(1);
              run(SHORT, LONG, hanging(interrupted), good("good"));
              assertThat(statuses()).containsExactly(Status.FAIL, Status.OK);
              assertThat(reports.get(0).outcome().detail()).isEqualTo("no answer within 50 ms");
              assertThat(interrupted.await(1, TimeUnit.SECONDS)).isTrue();
            });
  }

  @Test
  @DisplayName("ends when the time of all is over")
  void ends() throws Exception {
    run(LONG, SHORT, hanging(new CountDownLatch(1)), good("too late"));
    assertThat(statuses()).containsExactly(Status.FAIL, Status.FAIL);
    assertThat(reports.get(1).outcome().detail()).contains("the time of all checks is over");
  }

  private static Check hanging(CountDownLatch interrupted) {
    return check(
        "hanging",
        () -> {
          try {
            new CountDownLatch(1).await();
          } finally {
            interrupted.countDown();
          }
          return CheckOutcome.ok("never");
        });
  }
}
