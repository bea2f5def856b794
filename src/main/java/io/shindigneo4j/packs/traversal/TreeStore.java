package io.shindigneo4j.packs.traversal;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import io.shindigneo4j.packs.writing.Batches;
import io.shindigneo4j.packs.writing.ExclusiveAccess;
import io.shindigneo4j.server.procedure.ProcedureContext;
import io.shindigneo4j.server.procedure.RequestException;
import org.neo4j.dbms.api.DatabaseManagementService;

/** Creates and deletes the tree of a database, by one call at a time. */
@Singleton
final class TreeStore {

  /** The error code if there is a tree already. */
  static final String EXISTS = "traversal.exists";

  /** The error code while another call changes the tree. A retry may help. */
  static final String BUSY = "traversal.busy";

  private final DatabaseManagementService databases;
  private final ExclusiveAccess turn = new ExclusiveAccess(BUSY);

  @Inject
  TreeStore(DatabaseManagementService databases) {
    this.databases = databases;
  }

  /**
   * Creates the tree.
   *
   * @return the number of true B nodes
   * @throws RequestException if there is one already
   */
  long populate(ProcedureContext context, TreeSize size) {
    try (ExclusiveAccess.Permit held = turn.take()) {
      if (!Tree.roots(context.transaction()).isEmpty()) {
        throw new RequestException(EXISTS, "there is a tree: clear it first", false);
      }
      return new TreeBuilder(Batches.of(databases, context), size).run();
    }
  }

  /**
   * Deletes the tree, even if it is incomplete.
   *
   * @return the number of deleted nodes
   */
  long clear(ProcedureContext context) {
    try (ExclusiveAccess.Permit held = turn.take()) {
      return Batches.of(databases, context).deleteAll(Tree.MEMBER);
    }
  }
}
