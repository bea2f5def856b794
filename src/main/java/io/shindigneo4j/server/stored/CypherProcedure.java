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
 * Runs a Cypher text. The result has the columns of the text. A text in read mode is planned before
 * its first run, to make sure that it does not write.
 */
final class CypherProcedure implements GraphProcedure<Map<String, Object>> {

  private final String text;
  private final Header header;

  /** Whether a plan has confirmed the mode. Any thread may set it. */
  private volatile boolean checked;

  CypherProcedure(String text, Header header) {
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

  /** The records, with the values of Neo4j. */
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
   * @throws org.neo4j.graphdb.QueryExecutionException if it is not valid Cypher
   * @throws RequestException if it writes in read mode
   */
  void check(Transaction transaction) {
    if (checked) {
      return;
    }
    try (Result plan = transaction.execute("EXPLAIN " + text, nullParameters())) {
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

  private Map<String, Object> nullParameters() {
    Map<String, Object> parameters = new HashMap<>();
    header.parameters().stream().map(Parameter::name).forEach(name -> parameters.put(name, null));
    return parameters;
  }
}
