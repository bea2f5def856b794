package io.shindigneo4j.server.session;

import io.shindigneo4j.protocol.Message.CallProcedure;
import io.shindigneo4j.server.procedure.ProcedureRegistry;
import io.shindigneo4j.server.procedure.ProcedureResult;
import io.shindigneo4j.server.procedure.RequestException;
import java.util.Map;
import org.neo4j.graphdb.Transaction;

/** Calls native procedures. */
final class ProcedureExecution {

  private final ProcedureRegistry registry;
  private final int maximumRecords;

  ProcedureExecution(ProcedureRegistry registry, int maximumRecords) {
    this.registry = registry;
    this.maximumRecords = maximumRecords;
  }

  Outcome execute(Transaction transaction, CallProcedure call) {
    ProcedureResult result =
        registry.call(
            call.procedure(), call.mode(), transaction, CypherParameters.of(call.parameters()));
    if (result.records().size() > maximumRecords) {
      throw RequestException.resultTooLarge("more than " + maximumRecords + " records");
    }
    return new Outcome(
        result.columns(), result.records().stream().map(ProtocolValues::list).toList(), Map.of());
  }
}
