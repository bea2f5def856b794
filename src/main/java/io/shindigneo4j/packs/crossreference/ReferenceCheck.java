package io.shindigneo4j.packs.crossreference;

import io.shindigneo4j.schema.Operation;
import io.shindigneo4j.server.graph.NodeIds;
import io.shindigneo4j.server.procedure.Procedure;
import io.shindigneo4j.server.procedure.ProcedureContext;
import io.shindigneo4j.server.procedure.ProcedureResult;
import java.util.ArrayList;
import java.util.List;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Transaction;

/**
 * Counts the links of the given references: a record for each, in the order card, phone, e-mail
 * address, IP address, with the columns {@code ccs}, {@code phones}, {@code emails} and {@code
 * ips}. All are 0 for an unknown reference.
 */
final class ReferenceCheck implements Procedure<References> {

  static final Operation<References, ?> OPERATION =
      Operation.read(
          "crossreference.check",
          "How often each of a card, phone, e-mail and IP address is linked with the others.",
          References.class);

  private static final List<String> COLUMNS = List.of("ccs", "phones", "emails", "ips");

  @Override
  public Operation<References, ?> operation() {
    return OPERATION;
  }

  @Override
  public String version() {
    return CrossReferenceModule.VERSION;
  }

  @Override
  public ProcedureResult call(ProcedureContext context, References references) {
    List<List<Object>> records = new ArrayList<>(ReferenceKind.COUNT);
    try (Links links = new Links(context.transaction())) {
      for (ReferenceKind kind : ReferenceKind.values()) {
        String text = references.text(kind);
        if (text != null) {
          records.add(record(counts(context.transaction(), links, kind, text)));
        }
      }
    }
    return new ProcedureResult(COLUMNS, records);
  }

  private static long[] counts(
      Transaction transaction, Links links, ReferenceKind kind, String text) {
    Node node = transaction.findNode(kind.label(), ReferenceKind.KEY, text);
    return node == null ? new long[ReferenceKind.COUNT] : links.counts(NodeIds.of(node));
  }

  private static List<Object> record(long[] counts) {
    return List.of(counts[0], counts[1], counts[2], counts[3]);
  }
}
