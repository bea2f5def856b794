package io.shindigneo4j.server.projection;

import org.eclipse.collections.impl.map.mutable.primitive.LongObjectHashMap;

/**
 * The relationships of one type, read in batches in the order of their ids while others change
 * them. Confined to one thread.
 *
 * <p>The lists have those up to an id, the watermark, as they are after the last commit that was
 * applied here. What commits have changed beyond it waits: when the scan gets there, it may see
 * that or not, and replaying it by the ids of the relationships leads to the same result.
 */
final class ScannedEdges {

  /** An estimate of the memory of a relationship that waits. */
  static final int BYTES_EACH = 256;

  private static final long BEFORE_ALL = -1;

  /** Stands for a relationship that a commit has deleted. */
  private static final Edge DELETED = new Edge(-1, -1, -1);

  private final AdjacencyBuilder from;
  private final FillingLists forwards;
  private final AdjacencyBuilder to;

  /** The lists of the end nodes. Null if they are not kept. */
  private final FillingLists backwards;

  private final EdgeBatch batch = new EdgeBatch();

  /** By their ids, all beyond the watermark. */
  private final LongObjectHashMap<Edge> changedAhead = new LongObjectHashMap<>();

  private long watermark = BEFORE_ALL;
  private long lastRead = BEFORE_ALL;
  private long placed;

  /**
   * @param from numbers the start nodes
   * @param forwards the lists of the start nodes
   * @param to numbers the end nodes
   * @param backwards the lists of the end nodes, or null
   */
  ScannedEdges(
      AdjacencyBuilder from, FillingLists forwards, AdjacencyBuilder to, FillingLists backwards) {
    this.from = from;
    this.forwards = forwards;
    this.to = to;
    this.backwards = backwards;
  }

  /**
   * The scan has come to a relationship of any type.
   *
   * @throws IllegalStateException if its id is not greater than the last one
   */
  void reached(long id) {
    if (id <= lastRead) {
      throw new IllegalStateException("relationships are not read in the order of their ids");
    }
    lastRead = id;
  }

  /** Adds the relationship that was reached last. */
  void add(long start, long end) {
    batch.add(lastRead, start, end);
  }

  int batchSize() {
    return batch.size();
  }

  /** An estimate of the memory of what is not in the lists. */
  long waitingBytes() {
    return (long) BYTES_EACH * changedAhead.size();
  }

  /** How many there are in the lists. */
  long size() {
    return placed;
  }

  /** Applies a commit, which no batch that was placed has seen. */
  void apply(GraphDelta.Edges commit) {
    commit.removed.forEach(edge -> apply(edge, false));
    commit.added.forEach(edge -> apply(edge, true));
  }

  private void apply(Edge edge, boolean added) {
    if (edge.id() > watermark) {
      changedAhead.put(edge.id(), added ? edge : DELETED);
    } else if (added) {
      place(edge.from(), edge.to());
    } else {
      remove(from.require(edge.from()), to.require(edge.to()));
    }
  }

  private void place(long start, long end) {
    int owner = from.getOrAssign(start);
    int other = to.getOrAssign(end);
    forwards.add(owner, other);
    if (backwards != null) {
      backwards.add(other, owner);
    }
    placed++;
  }

  private void remove(int owner, int other) {
    forwards.remove(owner, other);
    if (backwards != null) {
      backwards.remove(other, owner);
    }
    placed--;
  }

  /** Puts the batch into the lists. All commits that it may have seen in part were applied. */
  void place() {
    moveWatermark(lastRead);
  }

  /** The same for the last batch. */
  void placeLast() {
    moveWatermark(Long.MAX_VALUE);
  }

  private void moveWatermark(long id) {
    for (long changed : changedAhead.keySet().toArray()) {
      if (changed <= id) {
        replay(changed, changedAhead.remove(changed));
      }
    }
    batch.forEach(this::place);
    batch.clear();
    watermark = id;
  }

  /** What the batch has of it was there before, or not: only the last state counts. */
  private void replay(long id, Edge last) {
    batch.remove(id);
    if (!last.equals(DELETED)) {
      place(last.from(), last.to());
    }
  }
}
