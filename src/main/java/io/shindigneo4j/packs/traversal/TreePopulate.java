package io.shindigneo4j.packs.traversal;

import com.google.inject.Inject;
import io.shindigneo4j.schema.Operation;
import io.shindigneo4j.server.procedure.Procedure;
import io.shindigneo4j.server.procedure.ProcedureContext;
import io.shindigneo4j.server.procedure.ProcedureResult;
import java.util.List;

/**
 * Makes the tree, in transactions of its own: what is made stays if it fails. One record: {@code
 * nodes}, how many have been made, and {@code trueNodes}, how many of these are B nodes that are
 * true. Fails with {@value Plot#EXISTS} where there is a tree.
 */
final class TreePopulate implements Procedure<TreeSize> {

  static final Operation<TreeSize, ?> OPERATION =
      Operation.write(
          "traversal.populate", "Makes a tree of A and B nodes to be traversed.", TreeSize.class);

  private static final List<String> COLUMNS = List.of("nodes", "trueNodes");

  private final Plot plot;

  @Inject
  TreePopulate(Plot plot) {
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
