package io.shindigneo4j.procedures.gadgetoauth;

import io.shindigneo4j.procedures.people.People;
import io.shindigneo4j.procedures.query.ValueOrder;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.gadgetoauth.GadgetTokenOperations.GadgetTokenEntry;
import io.shindigneo4j.schema.gadgetoauth.GadgetTokenOperations.ListTokens;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Transaction;

/** Which tokens a person has, in order of gadget, service and name. */
final class TokenList {

  private static final Comparator<GadgetTokenEntry> ORDER =
      Comparator.comparing(GadgetTokenEntry::gadget, ValueOrder.ASCENDING)
          .thenComparing(GadgetTokenEntry::service, ValueOrder.ASCENDING)
          .thenComparing(GadgetTokenEntry::name, ValueOrder.ASCENDING);

  private TokenList() {}

  static List<GadgetTokenEntry> call(Transaction transaction, ListTokens parameters) {
    return People.find(transaction, parameters.person()).stream()
        .flatMap(Tokens::of)
        .filter(token -> !Tokens.isExpired(token, parameters.now()))
        .flatMap(token -> entry(transaction, token).stream())
        .sorted(ORDER)
        .toList();
  }

  /** Empty where the service was removed. */
  private static Optional<GadgetTokenEntry> entry(Transaction transaction, Node token) {
    return Services.find(transaction, (String) token.getProperty(GraphNames.SERVICE))
        .map(service -> Tokens.entry(token, Services.read(service)));
  }
}
