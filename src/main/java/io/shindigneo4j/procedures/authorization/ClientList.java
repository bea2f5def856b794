package io.shindigneo4j.procedures.authorization;

import io.shindigneo4j.procedures.query.ValueOrder;
import io.shindigneo4j.schema.authorization.ClientOperations.Client;
import io.shindigneo4j.schema.authorization.ClientOperations.ClientPage;
import io.shindigneo4j.schema.authorization.ClientOperations.ListClients;
import io.shindigneo4j.schema.query.Page;
import java.util.Comparator;
import java.util.List;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Transaction;

/** The clients in order of id. */
final class ClientList {

  private ClientList() {}

  static ClientPage call(Transaction transaction, ListClients parameters) {
    List<Node> all = transaction.findNodes(Clients.CLIENT).stream().toList();
    Page page = parameters.page();
    List<Client> clients =
        all.stream()
            .sorted(Comparator.comparing(Clients::id, ValueOrder.ASCENDING))
            .skip(page.first())
            .limit(page.limit())
            .map(ClientValues::read)
            .toList();
    return new ClientPage(all.size(), clients);
  }
}
