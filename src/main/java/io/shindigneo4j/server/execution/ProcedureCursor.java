package io.shindigneo4j.server.execution;

import io.shindigneo4j.protocol.Message.CallProcedure;
import io.shindigneo4j.server.procedure.ProcedureContexts;
import io.shindigneo4j.server.procedure.ProcedureRegistry;
import io.shindigneo4j.server.procedure.ProcedureResult;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.neo4j.graphdb.Transaction;

/** The records of a native procedure, made as they are asked for. */
final class ProcedureCursor implements Cursor {

  private final List<String> columns;
  private final Iterator<List<Object>> records;

  ProcedureCursor(
      ProcedureRegistry registry,
      ProcedureContexts contexts,
      Transaction transaction,
      CallProcedure call) {
    ProcedureResult result =
        registry.call(
            call.procedure(),
            call.terms().mode(),
            transaction,
            contexts,
            CypherParameters.of(call.parameters()));
    columns = result.columns();
    records = result.records().iterator();
  }

  @Override
  public List<String> columns() {
    return columns;
  }

  @Override
  public boolean fill(Chunk chunk) {
    boolean room = true;
    while (room && records.hasNext()) {
      room = chunk.add(ProtocolValues.list(records.next()));
    }
    return records.hasNext();
  }

  @Override
  public Map<String, Long> counters() {
    return Map.of();
  }

  @Override
  public void close() {
    // ends with its transaction
  }
}
