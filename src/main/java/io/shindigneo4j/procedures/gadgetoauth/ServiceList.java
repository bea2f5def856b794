package io.shindigneo4j.procedures.gadgetoauth;

import io.shindigneo4j.procedures.query.ValueOrder;
import io.shindigneo4j.schema.gadgetoauth.ServiceOperations.GadgetService;
import io.shindigneo4j.schema.gadgetoauth.ServiceOperations.ListServices;
import io.shindigneo4j.schema.gadgetoauth.ServiceOperations.ServicePage;
import io.shindigneo4j.schema.query.Page;
import java.util.Comparator;
import java.util.List;
import org.neo4j.graphdb.Transaction;

/** The services in order of gadget, then name. */
final class ServiceList {

  private static final Comparator<GadgetService> ORDER =
      Comparator.comparing(GadgetService::gadget, ValueOrder.ASCENDING)
          .thenComparing(GadgetService::name, ValueOrder.ASCENDING);

  private ServiceList() {}

  static ServicePage call(Transaction transaction, ListServices parameters) {
    List<GadgetService> all =
        transaction.findNodes(Services.SERVICE).stream().map(Services::read).sorted(ORDER).toList();
    Page page = parameters.page();
    return new ServicePage(
        all.size(), all.stream().skip(page.first()).limit(page.limit()).toList());
  }
}
