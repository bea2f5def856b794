package io.shindigneo4j.server.projection;

import java.util.ArrayList;
import java.util.List;
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

  /** An estimate of the memory of a relationship in a batch, with what merging takes. */
  static final int BYTES_EACH = 256;

  private static final long BEFORE_ALL = -1;

  /** Stands for a relationship that a commit has deleted. */
  private static final Edge DELETED = new Edge(-1, -1, -1, 0);

  private final AdjacencyBuilder from;
  private final int forwards;
  private final AdjacencyBuilder to;
  private final int backwards;

  /** Whether the lists at the end nodes are kept, too. */
  private boolean bothDirections;

  private final LongObjectHashMap<Edge> batch = new LongObjectHashMap<>();

  /** By their ids, all beyond the watermark. */
  private final LongObjectHashMap<Edge> changedAhead = new LongObjectHashMap<>();

  private long watermark = BEFORE_ALL;
  private long lastRead = BEFORE_ALL;
  private long placed;

  /**
   * @param forwards the list of a start node
   * @param backwards the list of an end node, which stays empty until {@link #keepBothDirections}
   */
  ScannedEdges(AdjacencyBuilder from, int forwards, AdjacencyBuilder to, int backwards) {
    this.from = from;
    this.forwards = forwards;
    this.to = to;
    this.backwards = backwards;
  }

  void keepBothDirections() {
    bothDirections = true;
  }

  /**
   * The scan has come to a relationship.
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
  void add(Edge edge) {
    batch.put(edge.id(), edge);
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
    List<NeighbourChange> changes = new ArrayList<>();
    commit.removed.forEach(edge -> apply(edge, false, changes));
    commit.added.forEach(edge -> apply(edge, true, changes));
    change(changes);
  }

  private void apply(Edge edge, boolean added, List<NeighbourChange> changes) {
    if (edge.id() > watermark) {
      changedAhead.put(edge.id(), added ? edge : DELETED);
    } else {
      changes.add(change(edge, added));
    }
  }

  private NeighbourChange change(Edge edge, boolean added) {
    placed += added ? 1 : -1;
    return new NeighbourChange(
        number(from, edge.from(), added), number(to, edge.to(), added), edge.since(), added);
  }

  private static int number(AdjacencyBuilder builder, long node, boolean added) {
    return added ? builder.getOrAssign(node) : builder.require(node);
  }

  private void change(List<NeighbourChange> changes) {
    if (bothDirections) {
      List<NeighbourChange> reversed = new ArrayList<>(changes.size());
      changes.forEach(change -> reversed.add(change.reversed()));
      to.change(backwards, reversed);
    }
    from.change(forwards, changes);
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
    List<NeighbourChange> changes = new ArrayList<>(batch.size());
    batch.forEachValue(edge -> changes.add(change(edge, true)));
    batch.clear();
    change(changes);
    watermark = id;
  }

  private void replay(long id, Edge last) {
    if (last.equals(DELETED)) {
      batch.remove(id);
    } else {
      batch.put(id, last);
    }
  }
}
