package io.shindigneo4j.prove.checker;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.prove.checker.Anomaly.Kind;
import io.shindigneo4j.prove.checker.UpgradeChecker.Phase;
import io.shindigneo4j.prove.history.Event;
import io.shindigneo4j.prove.history.Outcome;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("The checker of upgrades")
class UpgradeCheckerTest {

  private static final long SECOND = 1_000_000_000;
  private static final String LATER = "503, again in";

  private static final UpgradeChecker UPGRADE =
      new UpgradeChecker(
          List.of(phase("Neo4j", 10, 20, LATER, 5), phase("Shindig 1", 30, 40, "", 61)));

  private final List<Event<String>> calls = new ArrayList<>();

  private static Phase phase(String server, int begin, int end, String later, double stop) {
    return new Phase(server, new Span(begin * SECOND, end * SECOND), later, stop, 60);
  }

  /** Takes a second. */
  private void call(String client, long begin, Outcome outcome, String answer) {
    calls.add(new Event<>(client, "read", begin * SECOND, (begin + 1) * SECOND, outcome, answer));
  }

  private List<Kind> found() {
    return UPGRADE.check(calls).stream().map(Anomaly::kind).toList();
  }

  @Test
  void acceptsWhatClientsMayBeTold() {
    call("any Shindig", 5, Outcome.SUCCESS, "");
    call("any Shindig", 9, Outcome.FAILURE, LATER + " 1");
    call("Shindig 2", 19, Outcome.FAILURE, LATER + " 1");
    call("Shindig 1", 29, Outcome.FAILURE, "ConnectException");
    call("Shindig 1", 35, Outcome.UNKNOWN, "IOException");
    call("Shindig 1", 41, Outcome.FAILURE, "IOException");
    call("Shindig 2", 35, Outcome.SUCCESS, "");
    call("any Shindig", 45, Outcome.SUCCESS, "");
    assertThat(found()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "any Shindig, 5, before all",
    "any Shindig, 15, while Neo4j is away",
    "any Shindig, 25, between",
    "any Shindig, 35, while a Shindig is away",
    "Shindig 2, 35, at the other one",
    "Shindig 1, 45, afterwards"
  })
  void findsACallThatHadToSucceed(String client, long begin, String when) {
    call(client, begin, Outcome.FAILURE, "500");
    assertThat(found()).as(when).containsExactly(Kind.FAILED);
  }

  @Test
  void findsAFailureWithAReasonOfAnotherServer() {
    call("any Shindig", 35, Outcome.FAILURE, LATER + " 1");
    assertThat(found()).containsExactly(Kind.FAILED);
  }

  @Test
  void findsAServerThatDoesNotStop() {
    assertThat(UPGRADE.checkStops())
        .containsExactly(new Anomaly(Kind.SLOW, "Shindig 1 took 61.0 s of 60 to stop"));
  }
}
