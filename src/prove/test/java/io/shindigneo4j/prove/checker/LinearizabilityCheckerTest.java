package io.shindigneo4j.prove.checker;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.prove.checker.Anomaly.Kind;
import io.shindigneo4j.prove.history.Event;
import io.shindigneo4j.prove.history.Outcome;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The checker of registers")
class LinearizabilityCheckerTest {

  private static final int MANY = 1_000_000;

  private final List<Event<RegisterAction>> events = new ArrayList<>();

  private void read(long begin, long end, String value) {
    add(begin, end, RegisterAction.read("k"), Outcome.SUCCESS, value);
  }

  private void write(long begin, long end, String value, Outcome outcome) {
    add(begin, end, RegisterAction.write("k", value), outcome, value);
  }

  private void compare(long begin, long end, String expected, String value, boolean set) {
    RegisterAction action = RegisterAction.compareAndSet("k", expected, value);
    add(begin, end, action, Outcome.SUCCESS, String.valueOf(set));
  }

  private void add(long begin, long end, RegisterAction action, Outcome outcome, String answer) {
    events.add(new Event<>("client", action, begin, end, outcome, answer));
  }

  private List<Kind> found() {
    return LinearizabilityChecker.check(events, "0", MANY).stream().map(Anomaly::kind).toList();
  }

  @Test
  void acceptsCallsOneAfterTheOther() {
    read(0, 1, "0");
    write(2, 3, "a", Outcome.SUCCESS);
    read(4, 5, "a");
    compare(6, 7, "a", "b", true);
    compare(8, 9, "a", "c", false);
    read(10, 11, "b");
    assertThat(found()).isEmpty();
  }

  @Test
  void acceptsEitherValueDuringAWrite() {
    write(0, 10, "a", Outcome.SUCCESS);
    read(1, 2, "0");
    read(3, 4, "a");
    assertThat(found()).isEmpty();
  }

  @Test
  void findsAReadThatGoesBack() {
    write(0, 10, "a", Outcome.SUCCESS);
    read(1, 2, "a");
    read(3, 4, "0");
    assertThat(found()).containsExactly(Kind.NOT_LINEARIZABLE);
  }

  @Test
  void findsAReadOfAnOldValue() {
    write(0, 1, "a", Outcome.SUCCESS);
    read(2, 3, "0");
    assertThat(found()).containsExactly(Kind.NOT_LINEARIZABLE);
  }

  @Test
  void letsAWriteOfUnknownOutcomeTakeEffectMuchLaterOrNever() {
    write(0, 1, "a", Outcome.UNKNOWN);
    read(2, 3, "0");
    read(4, 5, "a");
    write(6, 7, "b", Outcome.UNKNOWN);
    read(8, 9, "a");
    assertThat(found()).isEmpty();
  }

  @Test
  void findsAFailedWriteThatTookEffect() {
    write(0, 1, "a", Outcome.FAILURE);
    read(2, 3, "a");
    assertThat(found()).containsExactly(Kind.NOT_LINEARIZABLE);
  }

  @Test
  void findsTwoWhoBothReplacedTheSameValue() {
    compare(0, 10, "0", "a", true);
    compare(1, 9, "0", "b", true);
    assertThat(found()).containsExactly(Kind.NOT_LINEARIZABLE);
  }

  /** What a real register has answered, whatever the calls that met. */
  @Test
  void acceptsEachRandomHistoryOfARegister() {
    for (int seed = 0; seed < 200; seed++) {
      events.clear();
      record(new Random(seed), 60);
      assertThat(found()).as("seed " + seed).isEmpty();
    }
  }

  /** Calls that take effect at their middle, in this order, and overlap. */
  private void record(Random random, int calls) {
    String value = "0";
    for (int call = 0; call < calls; call++) {
      long middle = call * 10L;
      long begin = middle - random.nextInt(30);
      long end = middle + random.nextInt(30);
      if (random.nextBoolean()) {
        read(begin, end, value);
      } else {
        value = "v" + call;
        write(begin, end, value, random.nextInt(5) == 0 ? Outcome.UNKNOWN : Outcome.SUCCESS);
      }
    }
  }

  @Test
  void findsOneWrongReadAmongMany() {
    record(new Random(1), 60);
    read(10_000, 10_001, "never written");
    assertThat(found()).containsExactly(Kind.NOT_LINEARIZABLE);
  }

  @Test
  void saysWhenItGivesUp() {
    for (int call = 0; call < 20; call++) {
      write(0, 100, "v" + call, Outcome.SUCCESS);
    }
    read(200, 201, "never written");
    assertThat(LinearizabilityChecker.check(events, "0", 1_000))
        .extracting(Anomaly::kind)
        .containsExactly(Kind.UNDECIDED);
  }
}
