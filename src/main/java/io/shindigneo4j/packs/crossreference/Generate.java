package io.shindigneo4j.packs.crossreference;

import com.google.inject.Inject;
import io.shindigneo4j.schema.Operation;
import io.shindigneo4j.server.procedure.Procedure;
import io.shindigneo4j.server.procedure.ProcedureContext;
import io.shindigneo4j.server.procedure.ProcedureResult;
import java.util.List;
import java.util.stream.Stream;

/**
 * Generates what the check can be asked of, in transactions of its own: what is made stays if it
 * fails. Texts are those of {@link Kind#text}, numbered from 0 on. One record: {@code nodes} and
 * {@code links}, which have been made. Fails with {@value Data#EXISTS} where there are data.
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
    long nodes = Stream.of(Kind.values()).mapToLong(amounts::of).sum();
    return ProcedureResult.single(COLUMNS, nodes, amounts.links());
  }
}
