package io.shindigneo4j.packs.traversal;

import java.util.Iterator;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Path;
import org.neo4j.graphdb.PathExpander;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.RelationshipType;
import org.neo4j.graphdb.ResourceIterable;
import org.neo4j.graphdb.Transaction;
import org.neo4j.graphdb.traversal.BranchState;
import org.neo4j.graphdb.traversal.Evaluation;
import org.neo4j.graphdb.traversal.Evaluator;
import org.neo4j.graphdb.traversal.TraversalDescription;
import org.neo4j.graphdb.traversal.Uniqueness;

/** Counts with Neo4j's traversal framework, which creates a path for each node. */
final class FrameworkCounter implements TrueNodeCounter {

  private final Transaction transaction;
  private final TraversalDescription traversal;
  private final Visits visits;

  FrameworkCounter(Transaction transaction, Order order, Visits visits) {
    this.transaction = transaction;
    this.visits = visits;
    this.traversal =
        ordered(transaction.traversalDescription(), order)
            .uniqueness(Uniqueness.NONE)
            .expand(new Below())
            .evaluator(new TrueOnes());
  }

  private static TraversalDescription ordered(TraversalDescription traversal, Order order) {
    return switch (order) {
      case BREADTH_FIRST -> traversal.breadthFirst();
      case DEPTH_FIRST -> traversal.depthFirst();
    };
  }

  @Override
  public long trueNodes() {
    visits.begin();
    long found = 0;
    Iterator<Path> paths = traversal.traverse(Tree.roots(transaction)).iterator();
    while (paths.hasNext()) {
      paths.next();
      found++;
    }
    return found;
  }

  @Override
  public long visited() {
    return visits.all();
  }

  @Override
  public void close() {
    // everything belongs to the transaction
  }

  /** Continues at every node, and includes the true B nodes. */
  private final class TrueOnes implements Evaluator {

    @Override
    public Evaluation evaluate(Path path) {
      visits.add();
      Node node = path.endNode();
      return Evaluation.ofIncludes(node.hasLabel(Tree.B) && isTrue(node));
    }

    private static boolean isTrue(Node node) {
      return Boolean.TRUE.equals(node.getProperty(Tree.VALUE, null));
    }
  }

  /** Expands to the nodes below. */
  private static final class Below implements PathExpander<Object> {

    @Override
    public ResourceIterable<Relationship> expand(Path path, BranchState<Object> state) {
      Node node = path.endNode();
      RelationshipType type = node.hasLabel(Tree.B) ? Tree.HAS_A : Tree.HAS_B;
      return node.getRelationships(Direction.OUTGOING, type);
    }

    @Override
    public PathExpander<Object> reverse() {
      throw new UnsupportedOperationException("nobody goes up the tree");
    }
  }
}
