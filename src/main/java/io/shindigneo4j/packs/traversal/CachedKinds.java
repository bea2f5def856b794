package io.shindigneo4j.packs.traversal;

import io.shindigneo4j.server.graph.NodeReads;

/** Caches what is read from the store. */
final class CachedKinds implements NodeKinds {

  private final NodeReads reads;
  private final NodeKinds stored;
  private final KindCache memory;
  private long remembered;

  /**
   * @param stored uses the same reads
   */
  CachedKinds(NodeReads reads, NodeKinds stored, KindCache memory) {
    this.reads = reads;
    this.stored = stored;
    this.memory = memory;
  }

  @Override
  public NodeKind of(long node) {
    NodeKind known = memory.find(node);
    if (known == null) {
      return read(node);
    }
    remembered++;
    return reads.seek(node) ? known : null;
  }

  private NodeKind read(long node) {
    long changes = memory.changes(node); // before the store is read
    NodeKind read = stored.of(node);
    if (read != null) {
      memory.put(node, read, changes);
    }
    return read;
  }

  @Override
  public long remembered() {
    return remembered;
  }
}
