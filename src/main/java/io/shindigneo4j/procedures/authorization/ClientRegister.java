package io.shindigneo4j.procedures.authorization;

import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.authorization.ClientOperations.ClientChange;
import io.shindigneo4j.schema.authorization.ClientOperations.ClientOutcome;
import io.shindigneo4j.schema.authorization.ClientOperations.RegisterClient;
import java.util.Map;
import org.neo4j.graphdb.Result;
import org.neo4j.graphdb.Transaction;

/** Registers a client. */
final class ClientRegister {

  /** The core API has nothing that finds or makes a node in one step. */
  private static final String MERGE =
      """
      MERGE (client:OAuthClient {id: $id})
      ON CREATE SET client += $properties, client.isNew = true
      WITH client, client.isNew AS isNew
      REMOVE client.isNew
      RETURN isNew IS NOT NULL AS isNew
      """;

  private ClientRegister() {}

  static ClientChange call(Transaction transaction, RegisterClient parameters) {
    Map<String, Object> merged =
        Map.of(
            GraphNames.ID,
            parameters.client().id(),
            "properties",
            ClientValues.properties(parameters.client()));
    try (Result result = transaction.execute(MERGE, merged)) {
      boolean isNew = (boolean) result.next().get("isNew");
      return new ClientChange(isNew ? ClientOutcome.DONE : ClientOutcome.EXISTS);
    }
  }
}
