package io.shindigneo4j.packs.traversal;

import io.shindigneo4j.server.graph.NodeReads;

/** Reads each label and property from the store. */
final class StoredKinds implements NodeKinds {

  private final NodeReads reads;
  private final int b;
  private final NodeReads.Key value;

  StoredKinds(NodeReads reads) {
    this.reads = reads;
    this.b = reads.label(Tree.B.name());
    this.value = reads.key(Tree.VALUE);
  }

  @Override
  public NodeKind of(long node) {
    if (!reads.seek(node)) {
      return null;
    }
    if (!reads.hasLabel(b)) {
      return NodeKind.A;
    }
    return reads.isTrue(value) ? NodeKind.TRUE_B : NodeKind.FALSE_B;
  }

  @Override
  public long remembered() {
    return 0;
  }
}
