package io.shindigneo4j.server.session;

import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.protocol.Message.CallProcedure;
import io.shindigneo4j.protocol.Message.RunCypher;
import io.shindigneo4j.protocol.Message.Work;
import io.shindigneo4j.server.procedure.ProcedureRights;
import io.shindigneo4j.server.procedure.RequestException;

/** The permissions by the server's settings, besides Neo4j's own privileges. */
public record Permissions(AdhocCypher cypher, ProcedureRights procedures) {

  /**
   * @param transaction the mode of the transaction that the work is done in
   * @throws RequestException if the user lacks the permission
   */
  void require(String user, Work work, AccessMode transaction) {
    if (work instanceof RunCypher) {
      cypher.require(work.terms().mode(), transaction);
    } else if (work instanceof CallProcedure call) {
      procedures.require(user, call.procedure());
    } else {
      throw new IllegalStateException("no permission for " + work.getClass());
    }
  }
}
