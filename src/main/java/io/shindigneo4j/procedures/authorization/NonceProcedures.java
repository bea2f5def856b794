package io.shindigneo4j.procedures.authorization;

import io.shindigneo4j.schema.authorization.NonceOperations;
import io.shindigneo4j.schema.authorization.NonceOperations.NonceUse;
import io.shindigneo4j.schema.authorization.NonceOperations.UseNonce;
import io.shindigneo4j.server.procedure.ProcedurePack;
import io.shindigneo4j.server.procedure.ProcedureRegistry;
import java.util.Map;
import org.neo4j.graphdb.Result;
import org.neo4j.graphdb.Transaction;

/** The operations on nonces by their names. */
public final class NonceProcedures implements ProcedurePack {

  /** The core API has nothing that finds or makes a node in one step. */
  private static final String MERGE =
      """
      MERGE (nonce:OAuthNonce {key: $key})
      ON CREATE SET nonce.at = $now, nonce.isNew = true
      WITH nonce, nonce.isNew AS isNew
      REMOVE nonce.isNew
      RETURN isNew IS NOT NULL AS first
      """;

  @Override
  public void register(ProcedureRegistry registry) {
    registry.register(NonceOperations.USE, NonceProcedures::useNonce);
  }

  /** Uses a nonce. */
  private static NonceUse useNonce(Transaction transaction, UseNonce parameters) {
    Map<String, Object> merged = Map.of("key", parameters.key(), "now", parameters.now());
    try (Result result = transaction.execute(MERGE, merged)) {
      return new NonceUse((boolean) result.next().get("first"));
    }
  }
}
