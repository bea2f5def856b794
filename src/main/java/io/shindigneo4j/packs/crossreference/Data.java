package io.shindigneo4j.packs.crossreference;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import io.shindigneo4j.packs.writing.Batches;
import io.shindigneo4j.packs.writing.Turn;
import io.shindigneo4j.server.procedure.ProcedureContext;
import io.shindigneo4j.server.procedure.RequestException;
import java.util.Iterator;
import java.util.stream.Stream;
import org.neo4j.dbms.api.DatabaseManagementService;
import org.neo4j.graphdb.ResourceIterator;
import org.neo4j.graphdb.Transaction;
import org.neo4j.graphdb.schema.ConstraintDefinition;
import org.neo4j.graphdb.schema.ConstraintType;

/** All that the pack has in a database: made, and deleted, by one call at a time. */
@Singleton
final class Data {

  /** The code of a failure: there are data already. */
  static final String EXISTS = "crossreference.exists";

  /** The code of a failure that a retry may end: another call changes the data. */
  static final String BUSY = "crossreference.busy";

  private final DatabaseManagementService databases;
  private final Turn turn = new Turn(BUSY);

  @Inject
  Data(DatabaseManagementService databases) {
    this.databases = databases;
  }

  /**
   * Makes them.
   *
   * @throws RequestException where there are some
   */
  void generate(ProcedureContext context, Amounts amounts) {
    try (Turn.Held held = turn.take()) {
      if (Stream.of(Kind.values()).anyMatch(kind -> has(context.transaction(), kind))) {
        throw new RequestException(EXISTS, "there are data: clear them first", false);
      }
      Batches batches = Batches.of(databases, context);
      batches.change(Data::release);
      for (Kind kind : Kind.values()) {
        batches.change(transaction -> constrain(transaction, kind));
      }
      new Generator(batches, amounts).run();
    }
  }

  private static boolean has(Transaction transaction, Kind kind) {
    try (ResourceIterator<?> found = transaction.findNodes(kind.label())) {
      return found.hasNext();
    }
  }

  /** So that each text is of one node, and is found at once. */
  private static void constrain(Transaction transaction, Kind kind) {
    transaction.schema().constraintFor(kind.label()).assertPropertyIsUnique(Kind.KEY).create();
  }

  private static void release(Transaction transaction) {
    for (Kind kind : Kind.values()) {
      for (ConstraintDefinition found : transaction.schema().getConstraints(kind.label())) {
        if (isOurs(found)) {
          found.drop();
        }
      }
    }
  }

  private static boolean isOurs(ConstraintDefinition constraint) {
    Iterator<String> keys = constraint.getPropertyKeys().iterator();
    return constraint.isConstraintType(ConstraintType.UNIQUENESS)
        && keys.next().equals(Kind.KEY)
        && !keys.hasNext();
  }

  /**
   * Deletes them, if there are any, and what Neo4j keeps to find them.
   *
   * @return how many nodes there were
   */
  long clear(ProcedureContext context) {
    try (Turn.Held held = turn.take()) {
      Batches batches = Batches.of(databases, context);
      long deleted =
          Stream.of(Kind.values()).mapToLong(kind -> batches.deleteAll(kind.label())).sum();
      batches.change(Data::release);
      return deleted;
    }
  }
}
