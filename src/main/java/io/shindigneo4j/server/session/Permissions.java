package io.shindigneo4j.server.session;

import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.protocol.Message.CallProcedure;
import io.shindigneo4j.protocol.Message.RunCypher;
import io.shindigneo4j.protocol.Message.Work;
import io.shindigneo4j.server.audit.ServerAudit;
import io.shindigneo4j.server.procedure.ProcedureRights;
import io.shindigneo4j.server.procedure.RequestException;

/**
 * The permissions by the server's settings, besides Neo4j's own privileges.
 *
 * @param audit is told of what is refused
 */
public record Permissions(AdhocCypher cypher, ProcedureRights procedures, ServerAudit audit) {

  /**
   * @param address of the user's connection
   * @param transaction the mode of the transaction that the work is done in
   * @throws RequestException if the user lacks the permission
   */
  void require(String user, String address, Work work, AccessMode transaction) {
    try {
      require(user, work, transaction);
    } catch (RequestException e) {
      String what = work instanceof CallProcedure call ? call.procedure() : "cypher";
      audit.forbidden(user, address, e.code(), what);
      throw e;
    }
  }

  /** The same, which nobody is told of. */
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
