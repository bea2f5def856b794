package io.shindigneo4j.prove.checker;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.prove.checker.Anomaly.Kind;
import io.shindigneo4j.prove.history.Event;
import io.shindigneo4j.prove.history.Outcome;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The checker of sets")
class SetCheckerTest {

  private final List<Event<SetAction>> events = new ArrayList<>();

  private void add(long begin, long end, String element, Outcome outcome) {
    events.add(new Event<>("client", new SetAction(element), begin, end, outcome, ""));
  }

  private void read(long begin, long end, String elements) {
    events.add(new Event<>("client", SetAction.READ, begin, end, Outcome.SUCCESS, elements));
  }

  private List<Kind> found(String... content) {
    return SetChecker.check(events, Set.of(content)).stream().map(Anomaly::kind).toList();
  }

  @Test
  void acceptsReadsOfWhatIsThere() {
    add(0, 2, "a", Outcome.SUCCESS);
    add(1, 5, "b", Outcome.UNKNOWN);
    read(3, 4, "a");
    read(6, 7, "a b");
    assertThat(found("a", "b")).isEmpty();
  }

  @Test
  void findsAReadThatMissesWhatWasAddedBefore() {
    add(0, 1, "a", Outcome.SUCCESS);
    read(2, 3, "");
    assertThat(found("a")).containsExactly(Kind.STALE);
  }

  @Test
  void findsWhatIsLostAtTheEnd() {
    add(0, 1, "a", Outcome.SUCCESS);
    assertThat(found()).containsExactly(Kind.LOST);
  }

  @Test
  void findsWhatWasToldAsFailed() {
    add(0, 1, "a", Outcome.FAILURE);
    assertThat(found("a")).containsExactly(Kind.TOLD_AS_FAILED);
  }

  @Test
  void findsWhatNobodyHasAddedYet() {
    read(0, 1, "a");
    add(2, 3, "a", Outcome.SUCCESS);
    assertThat(found("a")).containsExactly(Kind.CROSSED);
  }
}
