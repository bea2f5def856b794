package io.shindigneo4j.prove.checker;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.prove.checker.Anomaly.Kind;
import io.shindigneo4j.prove.history.Event;
import io.shindigneo4j.prove.history.Outcome;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The checker of outages")
class OutageCheckerTest {

  private static final long SECOND = 1_000_000_000;
  private static final OutageChecker RETRY_AFTER = new OutageChecker(List.of("503, again in"), 10);

  private final List<Event<String>> calls = new ArrayList<>();

  /** Takes a second. */
  private void call(long begin, Outcome outcome, String answer) {
    calls.add(new Event<>("REST", "read", begin * SECOND, (begin + 1) * SECOND, outcome, answer));
  }

  private List<Kind> found(OutageChecker checker) {
    return checker.check(calls).stream().map(Anomaly::kind).toList();
  }

  @Test
  void acceptsAShortOutageOfWhichClientsWereTold() {
    call(0, Outcome.SUCCESS, "200");
    call(1, Outcome.UNKNOWN, "503, again in 1");
    call(10, Outcome.FAILURE, "503, again in 1");
    call(11, Outcome.SUCCESS, "200");
    assertThat(found(RETRY_AFTER)).isEmpty();
  }

  @Test
  void findsAFailureThatDoesNotSayWhenToComeBack() {
    call(0, Outcome.UNKNOWN, "503");
    call(1, Outcome.FAILURE, "500");
    assertThat(found(RETRY_AFTER)).containsExactly(Kind.FAILED, Kind.FAILED);
  }

  @Test
  void findsAnOutageThatLastsTooLong() {
    call(0, Outcome.FAILURE, "503, again in 1");
    call(10, Outcome.FAILURE, "503, again in 1");
    assertThat(found(RETRY_AFTER)).containsExactly(Kind.SLOW);
  }

  @Test
  void findsAnyFailureWhereNoneMayBe() {
    call(0, Outcome.SUCCESS, "");
    assertThat(found(OutageChecker.NONE)).isEmpty();
    call(1, Outcome.FAILURE, "driver.unavailable");
    assertThat(found(OutageChecker.NONE)).containsExactly(Kind.FAILED);
  }
}
