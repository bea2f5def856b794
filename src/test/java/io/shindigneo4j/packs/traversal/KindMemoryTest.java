package io.shindigneo4j.packs.traversal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("What is remembered of the kinds of nodes")
class KindMemoryTest {

  private static final long NODE = 70_001;

  /** So far away that it has the same place. */
  private static final long FAR_NODE = NODE + (1L << 24);

  private final KindMemory memory = new KindMemory();

  private void remember(long node, Kind kind) {
    memory.remember(node, kind, memory.changes(node));
  }

  private BitSet begin(long... nodes) {
    BitSet begun = new BitSet();
    for (long node : nodes) {
      memory.forget(node, begun);
    }
    return begun;
  }

  @ParameterizedTest
  @EnumSource(Kind.class)
  void isFound(Kind kind) {
    assertThat(memory.find(NODE)).isNull();
    remember(NODE, kind);
    remember(NODE + 1, Kind.TRUE_B);
    remember(NODE - 1, Kind.FALSE_B);
    assertThat(memory.find(NODE)).isEqualTo(kind);
    assertThat(memory.find(NODE + 1)).isEqualTo(Kind.TRUE_B);
    assertThat(memory.find(NODE - 1)).isEqualTo(Kind.FALSE_B);
  }

  @Test
  void isForgottenBeforeACommitCanBeSeen() {
    remember(NODE, Kind.A);
    remember(NODE + 1, Kind.A);
    begin(NODE);
    assertThat(memory.find(NODE)).isNull();
    assertThat(memory.find(NODE + 1)).isEqualTo(Kind.A);
  }

  @Test
  void isNotWhatWasReadBeforeACommit() {
    long changes = memory.changes(NODE);
    BitSet begun = begin(NODE);
    memory.remember(NODE, Kind.A, changes);
    assertThat(memory.find(NODE)).isNull();
    memory.end(begun);
    memory.remember(NODE, Kind.A, changes);
    assertThat(memory.find(NODE)).isNull();
  }

  @Test
  void isNotWhatWasReadDuringACommit() {
    BitSet begun = begin(NODE, NODE);
    long changes = memory.changes(NODE);
    memory.remember(NODE, Kind.A, changes);
    assertThat(memory.find(NODE)).isNull();
    memory.end(begun);
    memory.remember(NODE, Kind.A, changes);
    assertThat(memory.find(NODE)).isNull();
    remember(NODE, Kind.TRUE_B);
    assertThat(memory.find(NODE)).isEqualTo(Kind.TRUE_B);
  }

  @Test
  void isNotWhatWasReadWhileAnotherCommitIsUnderWay() {
    BitSet one = begin(NODE);
    BitSet other = begin(NODE + 1);
    memory.end(one);
    remember(NODE, Kind.A);
    assertThat(memory.find(NODE)).isNull();
    memory.end(other);
    remember(NODE, Kind.A);
    assertThat(memory.find(NODE)).isEqualTo(Kind.A);
  }

  @Test
  void isKeptAgainAfterARollback() {
    BitSet begun = begin(NODE);
    new Forgetting(memory).afterRollback(null, begun, null);
    remember(NODE, Kind.A);
    assertThat(memory.find(NODE)).isEqualTo(Kind.A);
  }

  @Test
  void givesWayToANodeWithTheSamePlace() {
    remember(NODE, Kind.A);
    remember(FAR_NODE, Kind.TRUE_B);
    assertThat(memory.find(NODE)).isNull();
    assertThat(memory.find(FAR_NODE)).isEqualTo(Kind.TRUE_B);
  }

  @Test
  void isNotKeptByGivingWay() {
    long changes = memory.changes(NODE);
    remember(FAR_NODE, Kind.A);
    BitSet begun = begin(NODE);
    assertThat(memory.find(FAR_NODE)).isEqualTo(Kind.A);
    memory.remember(NODE, Kind.A, changes);
    memory.end(begun);
    memory.remember(NODE, Kind.A, changes);
    assertThat(memory.find(NODE)).isNull();
  }

  @ParameterizedTest
  @ValueSource(longs = {0, 31, 32, 4095, 4096, (1L << 24) - 1, 1L << 24, 1L << 40})
  void isFoundAtEveryPlace(long node) {
    remember(node, Kind.FALSE_B);
    assertThat(memory.find(node)).isEqualTo(Kind.FALSE_B);
    assertThat(memory.find(node + 1)).isNull();
  }
}
