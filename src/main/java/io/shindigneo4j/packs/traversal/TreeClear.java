package io.shindigneo4j.packs.traversal;

import com.google.inject.Inject;
import io.shindigneo4j.schema.NoParameters;
import io.shindigneo4j.schema.Operation;
import io.shindigneo4j.server.procedure.Procedure;
import io.shindigneo4j.server.procedure.ProcedureContext;
import io.shindigneo4j.server.procedure.ProcedureResult;
import java.util.List;

/**
 * Deletes the tree, in its own transactions. One record: {@code nodes}, the number of deleted
 * nodes; 0 if there was no tree.
 */
final class TreeClear implements Procedure<NoParameters> {

  static final Operation<NoParameters, ?> OPERATION =
      Operation.write("traversal.clear", "Deletes the tree.", NoParameters.class);

  private static final List<String> COLUMNS = List.of("nodes");

  private final TreeStore plot;

  @Inject
  TreeClear(TreeStore plot) {
    this.plot = plot;
  }

  @Override
  public Operation<NoParameters, ?> operation() {
    return OPERATION;
  }

  @Override
  public String version() {
    return TraversalModule.VERSION;
  }

  @Override
  public ProcedureResult call(ProcedureContext context, NoParameters none) {
    return ProcedureResult.single(COLUMNS, plot.clear(context));
  }
}
