package io.shindigneo4j.procedures.gadgetoauth;

import io.shindigneo4j.schema.gadgetoauth.ServiceOperations.RemoveService;
import io.shindigneo4j.schema.gadgetoauth.ServiceOperations.ServiceChange;
import io.shindigneo4j.schema.gadgetoauth.ServiceOperations.ServiceOutcome;
import java.util.Optional;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Transaction;

/** Removes a service. */
final class ServiceRemove {

  private ServiceRemove() {}

  static ServiceChange call(Transaction transaction, RemoveService parameters) {
    Optional<Node> service = Services.find(transaction, parameters.gadget(), parameters.name());
    service.ifPresent(Node::delete);
    return new ServiceChange(service.isPresent() ? ServiceOutcome.DONE : ServiceOutcome.UNKNOWN);
  }
}
