package io.shindigneo4j.prove.checker;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.prove.checker.Anomaly.Kind;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The checker of live events")
class LiveCheckerTest {

  /** Caused at its offset, at the same time; ann must hear it, bob may. */
  private static LiveEvent caused(int offset) {
    return new LiveEvent("e" + offset, Set.of("ann"), Set.of("bob"), offset, offset);
  }

  private static final List<LiveEvent> EVENTS = List.of(caused(1), caused(2), caused(3), caused(4));

  /** What a listener has from the place 0 on: {@code e1}, {@code move4} or {@code gap4}. */
  private static LiveRecord record(String viewer, String... received) {
    List<LiveEntry> entries = new ArrayList<>();
    entries.add(entry("move0"));
    Arrays.stream(received).map(LiveCheckerTest::entry).forEach(entries::add);
    return new LiveRecord("client of " + viewer, viewer, entries);
  }

  private static LiveEntry entry(String text) {
    int offset = Integer.parseInt(text.replaceAll("\\D", ""));
    boolean event = text.startsWith("e");
    LiveEntry.Kind kind =
        event
            ? LiveEntry.Kind.EVENT
            : text.startsWith("gap") ? LiveEntry.Kind.GAP : LiveEntry.Kind.MOVE;
    LivePlace place =
        LivePlace.parse("a-" + offset + "-" + offset + (event ? ".0" : "")).orElseThrow();
    return new LiveEntry(offset, kind, place, "cid", event ? text : "");
  }

  private static List<Kind> found(LiveRecord... records) {
    return LiveChecker.check(EVENTS, List.of(records)).anomalies().stream()
        .map(Anomaly::kind)
        .toList();
  }

  @Test
  void acceptsEachEventOnceAndInOrder() {
    assertThat(found(record("ann", "e1", "e2", "move2", "e3", "e4", "move9"))).isEmpty();
    assertThat(found(record("bob", "e1", "e3"), record("cid"))).isEmpty();
  }

  @Test
  void findsALostOne() {
    assertThat(found(record("ann", "e1", "e2", "e4"))).containsExactly(Kind.LOST);
    assertThat(found(record("ann", "e1", "e2", "e3"))).containsExactly(Kind.LOST);
    assertThat(found(record("ann", "e1", "e2", "e4"), record("bob", "e3")))
        .containsExactly(Kind.LOST);
  }

  @Test
  void findsADoubledOne() {
    assertThat(found(record("ann", "e1", "e2", "e2", "e3", "e4"))).containsExactly(Kind.DOUBLED);
    LiveRecord later = record("ann", "e1", "e2", "e3", "e4");
    later
        .entries()
        .add(new LiveEntry(9, LiveEntry.Kind.EVENT, new LivePlace("a", 9, 9, 0), "cid", "e2"));
    assertThat(found(later)).as("told as of another commit").containsExactly(Kind.DOUBLED);
  }

  @Test
  void findsSwappedOnes() {
    assertThat(found(record("ann", "e1", "e3", "e2", "e4"))).containsExactly(Kind.OUT_OF_ORDER);
    assertThat(found(record("ann", "e1", "e2", "move3", "e3", "e4")))
        .as("told as missing, and then told")
        .containsExactly(Kind.OUT_OF_ORDER);
  }

  @Test
  void findsALeakedOne() {
    assertThat(found(record("cid", "e1"))).containsExactly(Kind.LEAKED);
  }

  @Test
  void findsOneThatNothingHasCaused() {
    assertThat(found(record("bob", "e1", "e9"))).containsExactly(Kind.CROSSED);
  }

  @Test
  void findsWhoNeverHearsAnything() {
    assertThat(found(new LiveRecord("client", "ann", List.of()))).containsExactly(Kind.FAILED);
  }

  @Test
  void excusesWhatAGapTells() {
    assertThat(found(record("ann", "e1", "gap3", "e4"))).isEmpty();
    assertThat(found(record("ann", "e1", "gap2", "e4"))).containsExactly(Kind.LOST);
    assertThat(found(record("ann", "e1", "gap3", "e4"), record("bob", "e2", "e3"))).isEmpty();
    assertThat(found(record("ann", "e1", "gap2", "e4"), record("bob", "e3")))
        .containsExactly(Kind.LOST);
  }

  /** Its writer took so long that times say nothing; another listener knows its place. */
  @Test
  void excusesNothingThatIsOutsideOfAGapToAnotherEpoch() {
    LiveEvent slow = new LiveEvent("e2", Set.of("ann"), Set.of("bob"), 1, 5);
    LiveRecord ann = record("ann", "e1", "e3");
    ann.entries().add(entry(LiveEntry.Kind.GAP, "b-4-4", ""));
    assertThat(lost(slow, ann, record("bob", "e2"))).containsExactly(Kind.LOST);
    assertThat(lost(slow, ann, record("bob"))).isEmpty();
    LiveRecord bob = record("bob");
    bob.entries().add(entry(LiveEntry.Kind.GAP, "b-1-1", ""));
    bob.entries().add(entry(LiveEntry.Kind.EVENT, "b-6-6.0", "e2"));
    assertThat(lost(slow, ann, bob)).containsExactly(Kind.LOST);
  }

  private static LiveEntry entry(LiveEntry.Kind kind, String place, String key) {
    return new LiveEntry(4, kind, LivePlace.parse(place).orElseThrow(), "cid", key);
  }

  private static List<Kind> lost(LiveEvent event, LiveRecord... records) {
    List<LiveEvent> all = List.of(caused(1), event, caused(3));
    return LiveChecker.check(all, List.of(records)).anomalies().stream()
        .map(Anomaly::kind)
        .toList();
  }

  @Test
  void countsWhatIsExpectedAndWhatLiesInGaps() {
    LiveChecker.Result result =
        LiveChecker.check(EVENTS, List.of(record("ann", "e1", "gap3", "e4"), record("bob")));
    assertThat(result.expected()).isEqualTo(4);
    assertThat(result.missed()).isEqualTo(2);
  }

  @Test
  void letsEventsComeAgainAfterAGap() {
    assertThat(found(record("ann", "e1", "e2", "gap0", "e1", "e2", "e3", "e4"))).isEmpty();
    assertThat(found(record("ann", "e1", "e2", "gap0", "e1", "e1", "e2", "e3", "e4")))
        .containsExactly(Kind.DOUBLED);
  }

  @Test
  void expectsNothingOfBeforeTheListenerCame() {
    LivePlace there = new LivePlace("a", 2, 2, Integer.MAX_VALUE);
    LiveEntry came = new LiveEntry(2, LiveEntry.Kind.MOVE, there, "", "");
    assertThat(found(new LiveRecord("client", "ann", List.of(came, entry("e3"), entry("e4")))))
        .isEmpty();
    assertThat(found(new LiveRecord("client", "ann", List.of(came, entry("e4")))))
        .containsExactly(Kind.LOST);
  }
}
