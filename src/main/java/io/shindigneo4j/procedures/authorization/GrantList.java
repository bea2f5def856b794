package io.shindigneo4j.procedures.authorization;

import io.shindigneo4j.procedures.people.People;
import io.shindigneo4j.procedures.query.ValueOrder;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.authorization.TokenOperations.Grant;
import io.shindigneo4j.schema.authorization.TokenOperations.GrantPage;
import io.shindigneo4j.schema.authorization.TokenOperations.ListGrants;
import io.shindigneo4j.schema.query.Page;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.Transaction;

/** The grants that last, and are not revoked. */
final class GrantList {

  private static final Comparator<Node> ORDER =
      Comparator.comparing(grant -> grant.getProperty(GraphNames.ID), ValueOrder.ASCENDING);

  private GrantList() {}

  static GrantPage call(Transaction transaction, ListGrants parameters) {
    List<Node> all =
        candidates(transaction, parameters)
            .filter(grant -> isOf(grant, parameters.client()))
            .filter(grant -> !TokenNodes.isExpired(grant, parameters.now()))
            .filter(grant -> !GrantRules.isRevoked(transaction, grant))
            .sorted(ORDER)
            .toList();
    Page page = parameters.page();
    List<Grant> grants =
        all.stream().skip(page.first()).limit(page.limit()).map(Grants::of).toList();
    return new GrantPage(all.size(), grants);
  }

  private static Stream<Node> candidates(Transaction transaction, ListGrants parameters) {
    if (parameters.person() != null) {
      return People.find(transaction, parameters.person()).stream()
          .flatMap(person -> person.getRelationships(Direction.OUTGOING, Grants.HAS_GRANT).stream())
          .map(Relationship::getEndNode);
    }
    return parameters.client() != null
        ? transaction.findNodes(Grants.GRANT, GraphNames.CLIENT, parameters.client()).stream()
        : transaction.findNodes(Grants.GRANT).stream();
  }

  private static boolean isOf(Node grant, String client) {
    return client == null || client.equals(grant.getProperty(GraphNames.CLIENT));
  }
}
