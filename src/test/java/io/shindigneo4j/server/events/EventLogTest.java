package io.shindigneo4j.server.events;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.protocol.EventPosition;
import io.shindigneo4j.protocol.GraphEvent;
import io.shindigneo4j.schema.events.EventType;
import io.shindigneo4j.server.change.CommitEvents;
import io.shindigneo4j.server.change.TypedEvent;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The log of events")
class EventLogTest {

  private static final long BYTES = 1_000;
  private static final long MEMORY = 10 * (BYTES + LogEntry.BYTES);

  private final ManualClock clock = new ManualClock();
  private final EventLog log = new EventLog(MEMORY, Duration.ofMinutes(5), clock, position(100));

  private static EventPosition position(long offset) {
    return new EventPosition("e", offset, 1_000 + offset);
  }

  private static CommitEvents events() {
    return new CommitEvents(
        List.of(
            new TypedEvent(
                EventType.PERSON_DELETED, new GraphEvent("person.deleted", "p", Map.of()))),
        BYTES);
  }

  private void commit(long offset) {
    log.add(LogEntry.of(position(offset), events()));
  }

  private void commitNothing(long offset) {
    log.add(LogEntry.of(position(offset), CommitEvents.NONE));
  }

  @Test
  void givesTheNextCommitWithEvents() {
    commit(101);
    commitNothing(102);
    commit(103);
    assertThat(log.next(100).orElseThrow().position()).isEqualTo(position(101));
    assertThat(log.next(101).orElseThrow().position()).isEqualTo(position(103));
    assertThat(log.next(103)).isEmpty();
    assertThat(log.last()).isEqualTo(position(103));
  }

  @Test
  void givesAGapUpToTheOldestCommitThatItStillHas() {
    for (long offset = 101; offset <= 120; offset++) {
      commit(offset);
    }
    assertThat(log.bytes()).isLessThanOrEqualTo(MEMORY);
    LogEntry gap = log.next(105).orElseThrow();
    assertThat(gap.isGap()).isTrue();
    assertThat(gap.position()).isEqualTo(position(110)).isEqualTo(log.floor());
    assertThat(log.next(110).orElseThrow().position()).isEqualTo(position(111));
  }

  @Test
  void givesThePositionAfterAllOnlyToWhomItHasNothingFor() {
    commit(101);
    commitNothing(102);
    assertThat(log.markAfter(100)).isEmpty();
    assertThat(log.markAfter(101)).contains(position(102));
  }

  @Test
  void forgetsWhatIsOld() {
    commit(101);
    clock.pass(Duration.ofMinutes(3));
    commit(102);
    clock.pass(Duration.ofMinutes(3));
    log.removeExpired();
    assertThat(log.floor()).isEqualTo(position(101));
    assertThat(log.next(101).orElseThrow().position()).isEqualTo(position(102));
    clock.pass(Duration.ofMinutes(3));
    log.removeExpired();
    assertThat(log.bytes()).isZero();
    assertThat(log.reaches(log.last())).isTrue();
  }

  @Test
  void reachesThePositionsThatItHasGivenAndNoOthers() {
    commit(101);
    commitNothing(102);
    assertThat(log.mark()).isEqualTo(position(102));
    commitNothing(103);
    commit(104);
    assertThat(log.reaches(position(100))).as("the beginning").isTrue();
    assertThat(log.reaches(position(101))).as("a commit").isTrue();
    assertThat(log.reaches(position(102))).as("a mark").isTrue();
    assertThat(log.reaches(position(103))).as("given to nobody").isFalse();
    assertThat(log.reaches(position(104))).as("the last").isTrue();
    assertThat(log.reaches(position(105))).as("not yet").isFalse();
    assertThat(log.reaches(position(99))).as("before").isFalse();
    assertThat(log.reaches(new EventPosition("e", 101, 7))).as("of another history").isFalse();
    assertThat(log.reaches(new EventPosition("f", 101, 1_101))).as("another store").isFalse();
  }

  @Test
  void countsAGapInThePlaceOfACommitOnce() {
    commit(101);
    log.add(LogEntry.gap(position(101), "lost"));
    assertThat(log.bytes()).isEqualTo(LogEntry.BYTES);
  }
}
