package io.shindigneo4j.packs.traversal;

import io.shindigneo4j.server.graph.NodeIds;
import io.shindigneo4j.server.graph.NodeReads;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Transaction;

/** Counts by node ids. A node takes memory only in the frontier. */
final class DirectCounter implements TrueNodeCounter {

  private final Transaction transaction;
  private final NodeReads reads;
  private final NodeKinds kinds;
  private final Frontier frontier;
  private final ArrayPool spare;
  private final Visits visits;
  private final NodeReads.Way toA;
  private final NodeReads.Way toB;

  /**
   * @param reads closed with this
   * @param kinds that use the same reads
   * @param spare to which the array of the frontier is returned
   */
  DirectCounter(
      Transaction transaction,
      NodeReads reads,
      NodeKinds kinds,
      Frontier frontier,
      ArrayPool spare,
      Visits visits) {
    this.transaction = transaction;
    this.reads = reads;
    this.kinds = kinds;
    this.frontier = frontier;
    this.spare = spare;
    this.visits = visits;
    this.toA = reads.outgoing(Tree.HAS_A.name());
    this.toB = reads.outgoing(Tree.HAS_B.name());
  }

  @Override
  public long trueNodes() {
    visits.begin();
    frontier.clear();
    for (Node root : Tree.roots(transaction)) {
      frontier.add(NodeIds.of(root));
    }
    long found = 0;
    while (!frontier.isEmpty()) {
      if (visit(frontier.take()) == NodeKind.TRUE_B) {
        found++;
      }
    }
    return found;
  }

  /** Null for a deleted node. */
  private NodeKind visit(long node) {
    NodeKind kind = kinds.of(node);
    if (kind != null) {
      visits.add();
      reads.follow(kind == NodeKind.A ? toB : toA);
      while (reads.next()) {
        frontier.add(reads.neighbour());
      }
    }
    return kind;
  }

  @Override
  public long visited() {
    return visits.all();
  }

  @Override
  public long remembered() {
    return kinds.remembered();
  }

  @Override
  public void close() {
    spare.giveBack(frontier.array());
    reads.close();
  }
}
