package io.shindigneo4j.packs.crossreference;

import com.google.inject.Inject;
import io.shindigneo4j.schema.NoParameters;
import io.shindigneo4j.schema.Operation;
import io.shindigneo4j.server.procedure.Procedure;
import io.shindigneo4j.server.procedure.ProcedureContext;
import io.shindigneo4j.server.procedure.ProcedureResult;
import java.util.List;

/**
 * Deletes the generated data, in its own transactions. One record: {@code nodes}, the number of
 * deleted nodes.
 */
final class Clear implements Procedure<NoParameters> {

  static final Operation<NoParameters, ?> OPERATION =
      Operation.write("crossreference.clear", "Deletes what was generated.", NoParameters.class);

  private static final List<String> COLUMNS = List.of("nodes");

  private final Data data;

  @Inject
  Clear(Data data) {
    this.data = data;
  }

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
    return ProcedureResult.single(COLUMNS, data.clear(context));
  }
}
