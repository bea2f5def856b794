package io.shindigneo4j.procedures.authorization;

import io.shindigneo4j.schema.authorization.RevocationOperations;
import io.shindigneo4j.schema.authorization.RevocationOperations.AddRevocation;
import io.shindigneo4j.schema.authorization.RevocationOperations.Revocation;
import io.shindigneo4j.server.procedure.ProcedurePack;
import io.shindigneo4j.server.procedure.ProcedureRegistry;
import org.neo4j.graphdb.Transaction;

/** The operations on revocations by their names. */
public final class RevocationProcedures implements ProcedurePack {

  @Override
  public void register(ProcedureRegistry registry) {
    registry.register(RevocationOperations.ADD, RevocationProcedures::addRevocation);
    registry.register(RevocationOperations.LIST, RevocationListing::call);
  }

  /** Revokes what was issued until now. */
  private static Revocation addRevocation(Transaction transaction, AddRevocation parameters) {
    return Revocations.add(
        transaction,
        parameters.kind(),
        parameters.subject(),
        parameters.now(),
        parameters.expires());
  }
}
