package io.shindigneo4j.packs;

import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.server.procedure.Procedure;
import io.shindigneo4j.server.procedure.ProcedureContext;
import io.shindigneo4j.server.procedure.ProcedureContexts;
import io.shindigneo4j.server.procedure.ProcedureResult;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.neo4j.graphdb.GraphDatabaseService;
import org.neo4j.graphdb.Transaction;

/** Calls procedures as the plug-in does, each call in its own transaction. */
public final class PackCalls {

  private final GraphDatabaseService database;
  private final long era;

  private PackCalls(GraphDatabaseService database, long era) {
    this.database = database;
    this.era = era;
  }

  public static PackCalls of(GraphDatabaseService database) {
    return new PackCalls(database, ProcedureContext.NO_ERA);
  }

  /** The same calls in another era. */
  public PackCalls in(long other) {
    return new PackCalls(database, other);
  }

  /** The only record of a result, by column. */
  public <P extends Record> Map<String, Object> one(Procedure<P> procedure, Object... parameters) {
    return all(procedure, parameters).get(0);
  }

  /**
   * All records, by the names of the columns.
   *
   * @param parameters each name before its value
   */
  public <P extends Record> List<Map<String, Object>> all(
      Procedure<P> procedure, Object... parameters) {
    P parsed = procedure.operation().fromMap(map(parameters));
    AccessMode mode = procedure.operation().writes() ? AccessMode.WRITE : AccessMode.READ;
    try (Transaction transaction = database.beginTx()) {
      ProcedureContext store = ProcedureContexts.STORE.of(transaction, mode);
      List<Map<String, Object>> records =
          records(procedure.call(new ContextInEra(store, era), parsed));
      transaction.commit();
      return records;
    }
  }

  private static Map<String, Object> map(Object... parameters) {
    Map<String, Object> map = new LinkedHashMap<>();
    for (int i = 0; i < parameters.length; i += 2) {
      map.put((String) parameters[i], parameters[i + 1]);
    }
    return map;
  }

  private static List<Map<String, Object>> records(ProcedureResult result) {
    List<Map<String, Object>> records = new ArrayList<>();
    for (List<Object> values : result.records()) {
      Map<String, Object> record = new LinkedHashMap<>();
      for (int i = 0; i < values.size(); i++) {
        record.put(result.columns().get(i), values.get(i));
      }
      records.add(record);
    }
    return records;
  }
}
