package io.shindigneo4j.packs.traversal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("What is remembered of the kinds of nodes")
class KindCacheTest {

  private static final long NODE = 70_001;

  /** A distant node with the same slot. */
  private static final long FAR_NODE = NODE + (1L << 24);

  private final KindCache memory = new KindCache();

  private void remember(long node, NodeKind kind) {
    memory.put(node, kind, memory.changes(node));
  }

  private BitSet begin(long... nodes) {
    BitSet begun = new BitSet();
    for (long node : nodes) {
      memory.invalidate(node, begun);
    }
    return begun;
  }

  @ParameterizedTest
  @EnumSource(NodeKind.class)
  void isFound(NodeKind kind) {
    assertThat(memory.find(NODE)).isNull();
    remember(NODE, kind);
    remember(NODE + 1, NodeKind.TRUE_B);
    remember(NODE - 1, NodeKind.FALSE_B);
    assertThat(memory.find(NODE)).isEqualTo(kind);
    assertThat(memory.find(NODE + 1)).isEqualTo(NodeKind.TRUE_B);
    assertThat(memory.find(NODE - 1)).isEqualTo(NodeKind.FALSE_B);
  }

  @Test
  void isInvalidatedBeforeACommitIsVisible() {
    remember(NODE, NodeKind.A);
    remember(NODE + 1, NodeKind.A);
    begin(NODE);
    assertThat(memory.find(NODE)).isNull();
    assertThat(memory.find(NODE + 1)).isEqualTo(NodeKind.A);
  }

  @Test
  void isNotWhatWasReadBeforeACommit() {
    long changes = memory.changes(NODE);
    BitSet begun = begin(NODE);
    memory.put(NODE, NodeKind.A, changes);
    assertThat(memory.find(NODE)).isNull();
    memory.end(begun);
    memory.put(NODE, NodeKind.A, changes);
    assertThat(memory.find(NODE)).isNull();
  }

  @Test
  void isNotWhatWasReadDuringACommit() {
    BitSet begun = begin(NODE, NODE);
    long changes = memory.changes(NODE);
    memory.put(NODE, NodeKind.A, changes);
    assertThat(memory.find(NODE)).isNull();
    memory.end(begun);
    memory.put(NODE, NodeKind.A, changes);
    assertThat(memory.find(NODE)).isNull();
    remember(NODE, NodeKind.TRUE_B);
    assertThat(memory.find(NODE)).isEqualTo(NodeKind.TRUE_B);
  }

  @Test
  void isNotWhatWasReadDuringAnotherCommit() {
    BitSet one = begin(NODE);
    BitSet other = begin(NODE + 1);
    memory.end(one);
    remember(NODE, NodeKind.A);
    assertThat(memory.find(NODE)).isNull();
    memory.end(other);
    remember(NODE, NodeKind.A);
    assertThat(memory.find(NODE)).isEqualTo(NodeKind.A);
  }

  @Test
  void isCachedAgainAfterARollback() {
    BitSet begun = begin(NODE);
    new CacheInvalidation(memory).afterRollback(null, begun, null);
    remember(NODE, NodeKind.A);
    assertThat(memory.find(NODE)).isEqualTo(NodeKind.A);
  }

  @Test
  void isReplacedByANodeOfTheSameSlot() {
    remember(NODE, NodeKind.A);
    remember(FAR_NODE, NodeKind.TRUE_B);
    assertThat(memory.find(NODE)).isNull();
    assertThat(memory.find(FAR_NODE)).isEqualTo(NodeKind.TRUE_B);
  }

  @Test
  void isGoneAfterItWasReplaced() {
    long changes = memory.changes(NODE);
    remember(FAR_NODE, NodeKind.A);
    BitSet begun = begin(NODE);
    assertThat(memory.find(FAR_NODE)).isEqualTo(NodeKind.A);
    memory.put(NODE, NodeKind.A, changes);
    memory.end(begun);
    memory.put(NODE, NodeKind.A, changes);
    assertThat(memory.find(NODE)).isNull();
  }

  @ParameterizedTest
  @ValueSource(longs = {0, 31, 32, 4095, 4096, (1L << 24) - 1, 1L << 24, 1L << 40})
  void isFoundInEverySlot(long node) {
    remember(node, NodeKind.FALSE_B);
    assertThat(memory.find(node)).isEqualTo(NodeKind.FALSE_B);
    assertThat(memory.find(node + 1)).isNull();
  }
}
