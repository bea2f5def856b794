package io.shindigneo4j.packs.writing;

import io.shindigneo4j.server.procedure.ProcedureContext;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.neo4j.dbms.api.DatabaseManagementService;
import org.neo4j.graphdb.GraphDatabaseService;
import org.neo4j.graphdb.Label;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.ResourceIterable;
import org.neo4j.graphdb.ResourceIterator;
import org.neo4j.graphdb.Transaction;

/**
 * Writes in batches, each in its own transaction, until the caller's transaction is terminated. A
 * rollback of the caller does not undo them. Batches wait for locks only shortly, as the caller's
 * own transaction may hold them. Confined to one thread.
 */
public final class Batches {

  /** The work of a batch. */
  public interface Part {

    /**
     * Writes a range of items.
     *
     * @param from the number of the first item
     * @param to the number after the last item
     */
    void write(Transaction transaction, int from, int to);
  }

  /** A change of the schema. */
  public interface SchemaChange {
    void make(Transaction transaction);
  }

  private static final Label PROBE = Label.label("PackProbe");
  private static final int DELETED_AT_ONCE = 5_000;
  private static final Duration MAX = Duration.ofSeconds(30);

  private final GraphDatabaseService database;
  private final Transaction caller;
  private final Duration longest;

  private Batches(GraphDatabaseService database, Transaction caller, Duration longest) {
    this.database = database;
    this.caller = caller;
    this.longest = longest;
  }

  /**
   * Checks that the user may write. The batches do not run as the user, so this creates a node in
   * the caller's transaction and deletes it again.
   *
   * @throws RuntimeException of Neo4j if the user may not write
   */
  public static Batches of(DatabaseManagementService databases, ProcedureContext context) {
    return of(databases, context, MAX);
  }

  /**
   * @param longest the longest time of each transaction
   */
  static Batches of(
      DatabaseManagementService databases, ProcedureContext context, Duration longest) {
    context.transaction().createNode(PROBE).delete();
    return new Batches(databases.database(context.database()), context.transaction(), longest);
  }

  /** Processes so many items, {@code atOnce} in each batch. */
  public void each(int count, int atOnce, Part part) {
    int from = 0;
    while (from < count) {
      int to = (int) Math.min((long) from + atOnce, count);
      batch(part, from, to);
      from = to;
    }
  }

  private void batch(Part part, int from, int to) {
    try (Transaction transaction = begin()) {
      part.write(transaction, from, to);
      transaction.commit();
    }
  }

  /** Fails if the caller's transaction was terminated. The traversal description is not used. */
  private Transaction begin() {
    caller.traversalDescription();
    return database.beginTx(longest.toMillis(), TimeUnit.MILLISECONDS);
  }

  public void change(SchemaChange change) {
    batch((transaction, from, to) -> change.make(transaction), 0, 1);
  }

  /**
   * Deletes the nodes of a label with their relationships.
   *
   * @return the number of deleted nodes
   */
  public long deleteAll(Label label) {
    long deleted = 0;
    long last = DELETED_AT_ONCE;
    while (last == DELETED_AT_ONCE) {
      last = deleteSome(label);
      deleted += last;
    }
    return deleted;
  }

  private long deleteSome(Label label) {
    try (Transaction transaction = begin()) {
      long deleted = deleteSome(transaction, label);
      transaction.commit();
      return deleted;
    }
  }

  private static long deleteSome(Transaction transaction, Label label) {
    long deleted = 0;
    try (ResourceIterator<Node> nodes = transaction.findNodes(label)) {
      while (deleted < DELETED_AT_ONCE && nodes.hasNext()) {
        delete(nodes.next());
        deleted++;
      }
    }
    return deleted;
  }

  private static void delete(Node node) {
    try (ResourceIterable<Relationship> relationships = node.getRelationships()) {
      relationships.forEach(Relationship::delete);
    }
    node.delete();
  }
}
