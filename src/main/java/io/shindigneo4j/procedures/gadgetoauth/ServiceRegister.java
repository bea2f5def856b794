package io.shindigneo4j.procedures.gadgetoauth;

import io.shindigneo4j.schema.gadgetoauth.ServiceOperations.GadgetService;
import io.shindigneo4j.schema.gadgetoauth.ServiceOperations.RegisterService;
import io.shindigneo4j.schema.gadgetoauth.ServiceOperations.ServiceChange;
import io.shindigneo4j.schema.gadgetoauth.ServiceOperations.ServiceOutcome;
import java.util.Map;
import org.neo4j.graphdb.Result;
import org.neo4j.graphdb.Transaction;

/** Registers a service. */
final class ServiceRegister {

  /** The core API has nothing that finds or makes a node in one step. */
  private static final String MERGE =
      """
      MERGE (service:GadgetService {gadget: $gadget, name: $name})
      ON CREATE SET service += $properties, service.isNew = true
      WITH service, service.isNew AS isNew
      REMOVE service.isNew
      RETURN isNew IS NOT NULL AS isNew
      """;

  private ServiceRegister() {}

  static ServiceChange call(Transaction transaction, RegisterService parameters) {
    GadgetService service = parameters.service();
    Map<String, Object> merged =
        Map.of(
            "gadget",
            service.gadget(),
            "name",
            service.name(),
            "properties",
            Services.properties(service));
    try (Result result = transaction.execute(MERGE, merged)) {
      boolean isNew = (boolean) result.next().get("isNew");
      return new ServiceChange(isNew ? ServiceOutcome.DONE : ServiceOutcome.EXISTS);
    }
  }
}
