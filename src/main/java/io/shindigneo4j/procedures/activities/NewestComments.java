package io.shindigneo4j.procedures.activities;

import io.shindigneo4j.procedures.query.NodeReader;
import io.shindigneo4j.procedures.query.ValueOrder;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.activities.ActivityOperations.CommentThread;
import java.util.Comparator;
import java.util.PriorityQueue;
import org.neo4j.graphdb.Node;

/** Counts comments, and keeps the newest of them. */
final class NewestComments {

  private static final Comparator<Node> OLDEST_FIRST =
      by(GraphNames.MOMENT)
          .thenComparing(by(GraphNames.OWNER).reversed())
          .thenComparing(by(GraphNames.ID).reversed());

  private final PriorityQueue<Node> kept = new PriorityQueue<>(OLDEST_FIRST);
  private final long most;
  private long total;

  /**
   * @param most how many are kept
   */
  NewestComments(long most) {
    this.most = most;
  }

  void add(Node comment) {
    total++;
    kept.add(comment);
    if (kept.size() > most) {
      kept.remove();
    }
  }

  CommentThread thread(NodeReader reader) {
    return new CommentThread(total, kept.stream().sorted(OLDEST_FIRST).map(reader::item).toList());
  }

  private static Comparator<Node> by(String property) {
    return Comparator.comparing(node -> node.getProperty(property), ValueOrder.ASCENDING);
  }
}
