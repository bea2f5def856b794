package io.shindigneo4j.packs.traversal;

import com.google.inject.Inject;
import io.shindigneo4j.schema.NoParameters;
import io.shindigneo4j.schema.Operation;
import io.shindigneo4j.server.procedure.Procedure;
import io.shindigneo4j.server.procedure.ProcedureContext;
import io.shindigneo4j.server.procedure.ProcedureResult;
import java.util.List;

/**
 * Deletes the tree, in transactions of its own. One record: {@code nodes}, how many there were; 0
 * where there was no tree.
 */
final class TreeClear implements Procedure<NoParameters> {

  static final Operation<NoParameters, ?> OPERATION =
      Operation.write("traversal.clear", "Deletes the tree.", NoParameters.class);

  private static final List<String> COLUMNS = List.of("nodes");

  private final Plot plot;

  @Inject
  TreeClear(Plot plot) {
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
