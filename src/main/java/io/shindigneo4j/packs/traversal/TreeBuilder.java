package io.shindigneo4j.packs.traversal;

import io.shindigneo4j.packs.writing.Batches;
import io.shindigneo4j.server.graph.NodeIds;
import java.util.SplittableRandom;
import org.neo4j.graphdb.Label;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.RelationshipType;
import org.neo4j.graphdb.Transaction;

/** Creates a tree level by level. It is the same one each time. For one call. */
final class TreeBuilder {

  private static final int NODES_AT_ONCE = 10_000;
  private static final long SEED = 1;

  private final Batches batches;
  private final TreeSize size;
  private final SplittableRandom chance = new SplittableRandom(SEED);
  private long trueNodes;

  TreeBuilder(Batches batches, TreeSize size) {
    this.batches = batches;
    this.size = size;
  }

  /** Creates the tree, and returns the number of true B nodes. */
  long run() {
    long[] parents = {0};
    batches.each(1, 1, (transaction, from, to) -> parents[0] = root(transaction));
    long[] last = parents;
    for (int level = 1; level <= size.levels(); level++) {
      last = createLevel(last, level);
    }
    return trueNodes;
  }

  private static long root(Transaction transaction) {
    return NodeIds.of(transaction.createNode(Tree.ROOT, Tree.A, Tree.MEMBER));
  }

  /** Creates a level, and returns its nodes; none for the last level, as nothing follows. */
  private long[] createLevel(long[] parents, int level) {
    boolean last = level == size.levels();
    boolean b = level % 2 == 1;
    long[] grown = new long[last ? 0 : Math.multiplyExact(parents.length, size.children())];
    batches.each(
        parents.length,
        Math.max(1, NODES_AT_ONCE / size.children()),
        (transaction, from, to) -> {
          for (int parent = from; parent < to; parent++) {
            grow(NodeIds.node(transaction, parents[parent]), transaction, b, grown, parent);
          }
        });
    return grown;
  }

  private void grow(Node parent, Transaction transaction, boolean b, long[] grown, int place) {
    Label label = b ? Tree.B : Tree.A;
    RelationshipType type = b ? Tree.HAS_B : Tree.HAS_A;
    for (int child = 0; child < size.children(); child++) {
      Node node = transaction.createNode(label, Tree.MEMBER);
      parent.createRelationshipTo(node, type);
      if (b) {
        setValue(node);
      }
      if (grown.length > 0) {
        grown[place * size.children() + child] = NodeIds.of(node);
      }
    }
  }

  private void setValue(Node node) {
    boolean value = chance.nextBoolean();
    node.setProperty(Tree.VALUE, value);
    if (value) {
      trueNodes++;
    }
  }
}
