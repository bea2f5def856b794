package io.shindigneo4j.packs.crossreference;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import io.shindigneo4j.packs.writing.Batches;
import io.shindigneo4j.packs.writing.ExclusiveAccess;
import io.shindigneo4j.server.procedure.ProcedureContext;
import io.shindigneo4j.server.procedure.RequestException;
import java.util.Iterator;
import java.util.stream.Stream;
import org.neo4j.dbms.api.DatabaseManagementService;
import org.neo4j.graphdb.ResourceIterator;
import org.neo4j.graphdb.Transaction;
import org.neo4j.graphdb.schema.ConstraintDefinition;
import org.neo4j.graphdb.schema.ConstraintType;

/** Creates and deletes the data of the pack, by one call at a time. */
@Singleton
final class Data {

  /** The error code if there is data already. */
  static final String EXISTS = "crossreference.exists";

  /** The error code while another call changes the data. A retry may help. */
  static final String BUSY = "crossreference.busy";

  private final DatabaseManagementService databases;
  private final ExclusiveAccess turn = new ExclusiveAccess(BUSY);

  @Inject
  Data(DatabaseManagementService databases) {
    this.databases = databases;
  }

  /**
   * Creates the data.
   *
   * @throws RequestException if there is some already
   */
  void generate(ProcedureContext context, Amounts amounts) {
    try (ExclusiveAccess.Permit held = turn.take()) {
      if (Stream.of(ReferenceKind.values()).anyMatch(kind -> has(context.transaction(), kind))) {
        throw new RequestException(EXISTS, "there are data: clear them first", false);
      }
      Batches batches = Batches.of(databases, context);
      batches.change(Data::release);
      for (ReferenceKind kind : ReferenceKind.values()) {
        batches.change(transaction -> constrain(transaction, kind));
      }
      new Generator(batches, amounts).run();
    }
  }

  private static boolean has(Transaction transaction, ReferenceKind kind) {
    try (ResourceIterator<?> found = transaction.findNodes(kind.label())) {
      return found.hasNext();
    }
  }

  /** Makes texts unique, and indexes them. */
  private static void constrain(Transaction transaction, ReferenceKind kind) {
    transaction
        .schema()
        .constraintFor(kind.label())
        .assertPropertyIsUnique(ReferenceKind.KEY)
        .create();
  }

  private static void release(Transaction transaction) {
    for (ReferenceKind kind : ReferenceKind.values()) {
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
        && keys.next().equals(ReferenceKind.KEY)
        && !keys.hasNext();
  }

  /**
   * Deletes the data and its constraints.
   *
   * @return the number of deleted nodes
   */
  long clear(ProcedureContext context) {
    try (ExclusiveAccess.Permit held = turn.take()) {
      Batches batches = Batches.of(databases, context);
      long deleted =
          Stream.of(ReferenceKind.values())
              .mapToLong(kind -> batches.deleteAll(kind.label()))
              .sum();
      batches.change(Data::release);
      return deleted;
    }
  }
}
