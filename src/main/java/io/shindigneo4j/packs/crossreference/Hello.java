package io.shindigneo4j.packs.crossreference;

import io.shindigneo4j.schema.NoParameters;
import io.shindigneo4j.schema.Operation;
import io.shindigneo4j.server.procedure.Procedure;
import io.shindigneo4j.server.procedure.ProcedureContext;
import io.shindigneo4j.server.procedure.ProcedureResult;
import java.util.List;

/**
 * Returns a greeting without reading the graph, to measure the cost of a call. One record with the
 * column {@code greeting}.
 */
final class Hello implements Procedure<NoParameters> {

  static final Operation<NoParameters, ?> OPERATION =
      Operation.read("crossreference.hello", "Says hello to the world.", NoParameters.class);

  private static final List<String> COLUMNS = List.of("greeting");

  @Override
  public Operation<NoParameters, ?> operation() {
    return OPERATION;
  }

  @Override
  public String version() {
    return CrossReferenceModule.VERSION;
  }

  @Override
  public ProcedureResult call(ProcedureContext context, NoParameters none) {
    return ProcedureResult.single(COLUMNS, "Hello World");
  }
}
