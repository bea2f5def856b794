package io.shindigneo4j.prove.checker;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.prove.checker.Anomaly.Kind;
import io.shindigneo4j.prove.history.Event;
import io.shindigneo4j.prove.history.Outcome;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The checker of a bank")
class BankCheckerTest {

  private final List<Event<BankAction>> events = new ArrayList<>();

  private void transfer(String token, Outcome outcome) {
    events.add(new Event<>("client", new BankAction(token, "a", "b", 5), 0, 1, outcome, token));
  }

  private void read(String sum) {
    events.add(new Event<>("client", BankAction.READ, 2, 3, Outcome.SUCCESS, sum));
  }

  private List<Kind> found(long a, long b, String... booked) {
    return BankChecker.check(events, 10, Map.of("a", a, "b", b), List.of(booked)).stream()
        .map(Anomaly::kind)
        .toList();
  }

  @Test
  void acceptsWhatTheBooksExplain() {
    transfer("t", Outcome.SUCCESS);
    transfer("u", Outcome.UNKNOWN);
    read("20");
    assertThat(found(5, 15, "t")).isEmpty();
    assertThat(found(0, 20, "t", "u")).isEmpty();
  }

  @Test
  void findsALostTransfer() {
    transfer("t", Outcome.SUCCESS);
    assertThat(found(10, 10)).containsExactly(Kind.LOST);
  }

  @Test
  void findsADoubledTransfer() {
    transfer("t", Outcome.SUCCESS);
    assertThat(found(0, 20, "t", "t")).containsExactly(Kind.DOUBLED);
  }

  @Test
  void findsMoneyThatIsMissing() {
    transfer("t", Outcome.SUCCESS);
    assertThat(found(5, 10, "t")).containsExactly(Kind.TOTAL);
  }

  @Test
  void findsAReadInTheMiddleOfATransfer() {
    read("15");
    assertThat(found(10, 10)).containsExactly(Kind.TOTAL);
  }
}
