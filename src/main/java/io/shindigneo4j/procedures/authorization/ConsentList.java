package io.shindigneo4j.procedures.authorization;

import io.shindigneo4j.procedures.people.People;
import io.shindigneo4j.procedures.query.ValueOrder;
import io.shindigneo4j.schema.authorization.ConsentOperations.Consent;
import io.shindigneo4j.schema.authorization.ConsentOperations.ConsentPage;
import io.shindigneo4j.schema.authorization.ConsentOperations.ListConsents;
import io.shindigneo4j.schema.query.Page;
import java.util.Comparator;
import java.util.List;
import org.neo4j.graphdb.Transaction;

/** The consents of a person in order of the client's id. */
final class ConsentList {

  private ConsentList() {}

  static ConsentPage call(Transaction transaction, ListConsents parameters) {
    List<Consent> all =
        People.find(transaction, parameters.person()).stream()
            .flatMap(Consents::of)
            .map(Consents::read)
            .sorted(Comparator.comparing(Consent::client, ValueOrder.ASCENDING))
            .toList();
    Page page = parameters.page();
    return new ConsentPage(
        all.size(), all.stream().skip(page.first()).limit(page.limit()).toList());
  }
}
