package io.shindigneo4j.packs.traversal;

import io.shindigneo4j.server.graph.NodeReads;

/** Remembers what is read from the store. */
final class RememberedKinds implements Kinds {

  private final NodeReads reads;
  private final Kinds stored;
  private final KindMemory memory;
  private long remembered;

  /**
   * @param stored by the same reads
   */
  RememberedKinds(NodeReads reads, Kinds stored, KindMemory memory) {
    this.reads = reads;
    this.stored = stored;
    this.memory = memory;
  }

  @Override
  public Kind of(long node) {
    Kind known = memory.find(node);
    if (known == null) {
      return read(node);
    }
    remembered++;
    return reads.seek(node) ? known : null;
  }

  private Kind read(long node) {
    long changes = memory.changes(node); // before the store is read
    Kind read = stored.of(node);
    if (read != null) {
      memory.remember(node, read, changes);
    }
    return read;
  }

  @Override
  public long remembered() {
    return remembered;
  }
}
