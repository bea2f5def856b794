package io.shindigneo4j.packs.crossreference;

import com.google.inject.Inject;
import io.shindigneo4j.schema.Operation;
import io.shindigneo4j.server.procedure.Procedure;
import io.shindigneo4j.server.procedure.ProcedureContext;
import io.shindigneo4j.server.procedure.ProcedureResult;
import java.util.List;
import java.util.stream.Stream;

/**
 * Generates data for the check, in its own transactions: a failure does not undo them. The texts
 * are {@link ReferenceKind#text} of the numbers from 0 on. One record: {@code nodes} and {@code
 * links}, the numbers of what was created. Fails with {@value Data#EXISTS} if there is data
 * already.
 */
final class Generate implements Procedure<Amounts> {

  static final Operation<Amounts, ?> OPERATION =
      Operation.write(
          "crossreference.generate",
          "Generates cards, phones, e-mail and IP addresses, and links between them.",
          Amounts.class);

  private static final List<String> COLUMNS = List.of("nodes", "links");

  private final Data data;

  @Inject
  Generate(Data data) {
    this.data = data;
  }

  @Override
  public Operation<Amounts, ?> operation() {
    return OPERATION;
  }

  @Override
  public String version() {
    return CrossReferenceModule.VERSION;
  }

  @Override
  public ProcedureResult call(ProcedureContext context, Amounts amounts) {
    data.generate(context, amounts);
    long nodes = Stream.of(ReferenceKind.values()).mapToLong(amounts::of).sum();
    return ProcedureResult.single(COLUMNS, nodes, amounts.links());
  }
}
