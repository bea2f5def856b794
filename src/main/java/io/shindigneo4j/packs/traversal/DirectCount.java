package io.shindigneo4j.packs.traversal;

import io.shindigneo4j.server.graph.NodeIds;
import io.shindigneo4j.server.graph.NodeReads;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Transaction;

/** By the numbers of nodes: nothing is made for a node but its place among those to be visited. */
final class DirectCount implements Count {

  private final Transaction transaction;
  private final NodeReads reads;
  private final Kinds kinds;
  private final Frontier frontier;
  private final SpareArray spare;
  private final Visits visits;
  private final NodeReads.Way toA;
  private final NodeReads.Way toB;

  /**
   * @param reads closed with this
   * @param kinds by these reads
   * @param spare which the array of the frontier goes back to
   */
  DirectCount(
      Transaction transaction,
      NodeReads reads,
      Kinds kinds,
      Frontier frontier,
      SpareArray spare,
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
      if (visit(frontier.take()) == Kind.TRUE_B) {
        found++;
      }
    }
    return found;
  }

  /** Null for a node that is gone. */
  private Kind visit(long node) {
    Kind kind = kinds.of(node);
    if (kind != null) {
      visits.add();
      reads.follow(kind == Kind.A ? toB : toA);
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
