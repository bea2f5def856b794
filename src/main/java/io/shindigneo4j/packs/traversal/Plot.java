package io.shindigneo4j.packs.traversal;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import io.shindigneo4j.packs.writing.Batches;
import io.shindigneo4j.packs.writing.Turn;
import io.shindigneo4j.server.procedure.ProcedureContext;
import io.shindigneo4j.server.procedure.RequestException;
import org.neo4j.dbms.api.DatabaseManagementService;

/** Where the one tree of a database stands: made, and deleted, by one call at a time. */
@Singleton
final class Plot {

  /** The code of a failure: there is a tree already. */
  static final String EXISTS = "traversal.exists";

  /** The code of a failure that a retry may end: another call changes the tree. */
  static final String BUSY = "traversal.busy";

  private final DatabaseManagementService databases;
  private final Turn turn = new Turn(BUSY);

  @Inject
  Plot(DatabaseManagementService databases) {
    this.databases = databases;
  }

  /**
   * Makes a tree.
   *
   * @return how many of its B nodes are true
   * @throws RequestException where there is one
   */
  long populate(ProcedureContext context, TreeSize size) {
    try (Turn.Held held = turn.take()) {
      if (!Tree.roots(context.transaction()).isEmpty()) {
        throw new RequestException(EXISTS, "there is a tree: clear it first", false);
      }
      return new Growth(Batches.of(databases, context), size).run();
    }
  }

  /**
   * Deletes the tree, or what there is of it.
   *
   * @return how many nodes there were
   */
  long clear(ProcedureContext context) {
    try (Turn.Held held = turn.take()) {
      return Batches.of(databases, context).deleteAll(Tree.MEMBER);
    }
  }
}
