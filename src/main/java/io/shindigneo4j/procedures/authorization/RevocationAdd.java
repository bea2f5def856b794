package io.shindigneo4j.procedures.authorization;

import io.shindigneo4j.schema.authorization.RevocationOperations.AddRevocation;
import io.shindigneo4j.schema.authorization.RevocationOperations.Revocation;
import org.neo4j.graphdb.Transaction;

/** Revokes what was issued until now. */
final class RevocationAdd {

  private RevocationAdd() {}

  static Revocation call(Transaction transaction, AddRevocation parameters) {
    return Revocations.add(
        transaction,
        parameters.kind(),
        parameters.subject(),
        parameters.now(),
        parameters.expires());
  }
}
