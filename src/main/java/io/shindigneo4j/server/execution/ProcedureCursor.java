package io.shindigneo4j.server.execution;

import io.shindigneo4j.protocol.Message.CallProcedure;
import io.shindigneo4j.server.procedure.ProcedureCall;
import io.shindigneo4j.server.procedure.ProcedureContexts;
import io.shindigneo4j.server.procedure.ProcedureRegistry;
import java.util.List;
import java.util.Map;
import org.neo4j.graphdb.Transaction;

/** The records of a native procedure, made as they are asked for. */
final class ProcedureCursor implements Cursor {

  private final ProcedureCall call;

  ProcedureCursor(
      ProcedureRegistry registry,
      ProcedureContexts contexts,
      Transaction transaction,
      CallProcedure request) {
    call =
        registry.call(
            request.procedure(),
            request.terms().mode(),
            transaction,
            contexts,
            CypherParameters.of(request.parameters()));
  }

  @Override
  public List<String> columns() {
    return call.columns();
  }

  @Override
  public boolean fill(RecordChunk chunk) {
    boolean room = true;
    while (room && call.hasNext()) {
      room = chunk.add(ProtocolValues.list(call.next()));
    }
    return call.hasNext();
  }

  @Override
  public Map<String, Long> counters() {
    return Map.of();
  }

  @Override
  public void close() {
    call.close();
  }
}
