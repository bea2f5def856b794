package io.shindigneo4j.server.stored;

import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.schema.Parameter;
import io.shindigneo4j.server.procedure.GraphProcedure;
import io.shindigneo4j.server.procedure.ProcedureContext;
import io.shindigneo4j.server.procedure.ProcedureResult;
import io.shindigneo4j.server.procedure.RequestException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.neo4j.graphdb.QueryExecutionType;
import org.neo4j.graphdb.Result;
import org.neo4j.graphdb.Transaction;

/**
 * Runs a text, whose columns are those of the result. One that says that it reads is planned before
 * its first run, to see that it does.
 */
final class CypherText implements GraphProcedure<Map<String, Object>> {

  private final String text;
  private final Header header;

  /** Whether a plan has shown that it does what its mode says; set by any thread. */
  private volatile boolean checked;

  CypherText(String text, Header header) {
    this.text = text;
    this.header = header;
  }

  @Override
  public ProcedureResult call(ProcedureContext context, Map<String, Object> parameters) {
    check(context.transaction());
    Result result = context.transaction().execute(text, parameters);
    List<String> columns = result.columns();
    return new ProcedureResult(columns, () -> records(result, columns));
  }

  /** Records of values as Neo4j has them. */
  private static Iterator<List<Object>> records(Result result, List<String> columns) {
    return result.<List<Object>>map(row -> record(row, columns));
  }

  private static List<Object> record(Map<String, Object> row, List<String> columns) {
    List<Object> values = new ArrayList<>(columns.size());
    columns.forEach(column -> values.add(row.get(column)));
    return values;
  }

  /**
   * Plans the text.
   *
   * @throws org.neo4j.graphdb.QueryExecutionException for what is no Cypher
   * @throws RequestException for one that says that it reads, and does not
   */
  void check(Transaction transaction) {
    if (checked) {
      return;
    }
    try (Result plan = transaction.execute("EXPLAIN " + text, absent())) {
      if (header.mode() == AccessMode.READ && !isRead(plan)) {
        throw new RequestException(
            ErrorCode.READ_ONLY, "its text is not one that only reads", false);
      }
    }
    checked = true;
  }

  private static boolean isRead(Result plan) {
    return plan.getQueryExecutionType().queryType() == QueryExecutionType.QueryType.READ_ONLY;
  }

  private Map<String, Object> absent() {
    Map<String, Object> absent = new HashMap<>();
    header.parameters().stream().map(Parameter::name).forEach(name -> absent.put(name, null));
    return absent;
  }
}
