package io.shindigneo4j.procedures.gadgetoauth;

import io.shindigneo4j.procedures.query.ValueOrder;
import io.shindigneo4j.schema.gadgetoauth.ServiceOperations;
import io.shindigneo4j.schema.gadgetoauth.ServiceOperations.GadgetService;
import io.shindigneo4j.schema.gadgetoauth.ServiceOperations.GetService;
import io.shindigneo4j.schema.gadgetoauth.ServiceOperations.ListServices;
import io.shindigneo4j.schema.gadgetoauth.ServiceOperations.RemoveService;
import io.shindigneo4j.schema.gadgetoauth.ServiceOperations.ServiceChange;
import io.shindigneo4j.schema.gadgetoauth.ServiceOperations.ServiceOutcome;
import io.shindigneo4j.schema.gadgetoauth.ServiceOperations.ServicePage;
import io.shindigneo4j.schema.query.Page;
import io.shindigneo4j.server.procedure.ProcedurePack;
import io.shindigneo4j.server.procedure.ProcedureRegistry;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Transaction;

/** The operations on services by their names. */
public final class ServiceProcedures implements ProcedurePack {

  private static final Comparator<GadgetService> ORDER =
      Comparator.comparing(GadgetService::gadget, ValueOrder.ASCENDING)
          .thenComparing(GadgetService::name, ValueOrder.ASCENDING);

  @Override
  public void register(ProcedureRegistry registry) {
    registry.register(ServiceOperations.REGISTER, ServiceRegister::call);
    registry.register(ServiceOperations.GET, ServiceProcedures::getService);
    registry.register(ServiceOperations.LIST, ServiceProcedures::listServices);
    registry.register(ServiceOperations.REMOVE, ServiceProcedures::removeService);
  }

  /** A service by its gadget and name. */
  private static Optional<GadgetService> getService(
      Transaction transaction, GetService parameters) {
    return Services.find(transaction, parameters.gadget(), parameters.name()).map(Services::read);
  }

  /** The services in order of gadget, then name. */
  private static ServicePage listServices(Transaction transaction, ListServices parameters) {
    List<GadgetService> all =
        transaction.findNodes(Services.SERVICE).stream().map(Services::read).sorted(ORDER).toList();
    Page page = parameters.page();
    return new ServicePage(
        all.size(), all.stream().skip(page.first()).limit(page.limit()).toList());
  }

  /** Removes a service. */
  private static ServiceChange removeService(Transaction transaction, RemoveService parameters) {
    Optional<Node> service = Services.find(transaction, parameters.gadget(), parameters.name());
    service.ifPresent(Node::delete);
    return new ServiceChange(service.isPresent() ? ServiceOutcome.DONE : ServiceOutcome.UNKNOWN);
  }
}
