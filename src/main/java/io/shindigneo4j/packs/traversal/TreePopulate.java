package io.shindigneo4j.packs.traversal;

import com.google.inject.Inject;
import io.shindigneo4j.schema.Operation;
import io.shindigneo4j.server.procedure.Procedure;
import io.shindigneo4j.server.procedure.ProcedureContext;
import io.shindigneo4j.server.procedure.ProcedureResult;
import java.util.List;

/**
 * Creates the tree, in its own transactions: a failure does not undo them. One record: {@code
 * nodes}, the number of nodes, and {@code trueNodes}, the number of true B nodes. Fails with
 * {@value TreeStore#EXISTS} if there is a tree already.
 */
final class TreePopulate implements Procedure<TreeSize> {

  static final Operation<TreeSize, ?> OPERATION =
      Operation.write(
          "traversal.populate", "Makes a tree of A and B nodes to be traversed.", TreeSize.class);

  private static final List<String> COLUMNS = List.of("nodes", "trueNodes");

  private final TreeStore plot;

  @Inject
  TreePopulate(TreeStore plot) {
    this.plot = plot;
  }

  @Override
  public Operation<TreeSize, ?> operation() {
    return OPERATION;
  }

  @Override
  public String version() {
    return TraversalModule.VERSION;
  }

  @Override
  public ProcedureResult call(ProcedureContext context, TreeSize size) {
    long trueNodes = plot.populate(context, size);
    return ProcedureResult.single(COLUMNS, size.nodes(), trueNodes);
  }
}
