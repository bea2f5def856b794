package io.shindigneo4j.server.procedure;

import io.shindigneo4j.schema.ResultType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.neo4j.graphdb.Result;

/**
 * The records of a procedure, each as long as {@code columns}. Values have types of the protocol,
 * or types of Neo4j that it converts to these.
 *
 * @param records iterated once, within the transaction; they may be made lazily
 */
public record ProcedureResult(List<String> columns, Iterable<List<Object>> records) {

  /** The result of an operation. */
  public static <R> ProcedureResult of(ResultType<R> type, R result) {
    return new ProcedureResult(type.columns(), type.toRows(result));
  }

  /** The result of a Cypher text, all records of which are read at once. Closes it. */
  static ProcedureResult of(Result result) {
    try (result) {
      List<String> columns = result.columns();
      List<List<Object>> records = new ArrayList<>();
      result.accept(row -> records.add(columns.stream().map(row::get).toList()));
      return new ProcedureResult(columns, records);
    }
  }

  /** No record. */
  public static ProcedureResult empty(List<String> columns) {
    return new ProcedureResult(columns, List.of());
  }

  /** One record; its values may be null. */
  public static ProcedureResult single(List<String> columns, Object... values) {
    return new ProcedureResult(columns, List.of(Arrays.asList(values)));
  }
}
