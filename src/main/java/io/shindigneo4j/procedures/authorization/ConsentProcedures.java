package io.shindigneo4j.procedures.authorization;

import io.shindigneo4j.procedures.people.People;
import io.shindigneo4j.procedures.query.ValueOrder;
import io.shindigneo4j.schema.authorization.ConsentOperations;
import io.shindigneo4j.schema.authorization.ConsentOperations.Consent;
import io.shindigneo4j.schema.authorization.ConsentOperations.ConsentChange;
import io.shindigneo4j.schema.authorization.ConsentOperations.ConsentOutcome;
import io.shindigneo4j.schema.authorization.ConsentOperations.ConsentPage;
import io.shindigneo4j.schema.authorization.ConsentOperations.GetConsent;
import io.shindigneo4j.schema.authorization.ConsentOperations.ListConsents;
import io.shindigneo4j.schema.authorization.ConsentOperations.WithdrawConsent;
import io.shindigneo4j.schema.authorization.RevocationOperations.RevocationKind;
import io.shindigneo4j.schema.query.Page;
import io.shindigneo4j.server.procedure.ProcedurePack;
import io.shindigneo4j.server.procedure.ProcedureRegistry;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.Transaction;

/** The operations on consents by their names. */
public final class ConsentProcedures implements ProcedurePack {

  @Override
  public void register(ProcedureRegistry registry) {
    registry.register(ConsentOperations.GRANT, ConsentGrant::call);
    registry.register(ConsentOperations.GET, ConsentProcedures::getConsent);
    registry.register(ConsentOperations.LIST, ConsentProcedures::listConsents);
    registry.register(ConsentOperations.WITHDRAW, ConsentProcedures::withdrawConsent);
  }

  /** What a person lets a client do. */
  private static Optional<Consent> getConsent(Transaction transaction, GetConsent parameters) {
    return StoredConsents.find(transaction, parameters.person(), parameters.client())
        .map(StoredConsents::read);
  }

  /** The consents of a person in order of the client's id. */
  private static ConsentPage listConsents(Transaction transaction, ListConsents parameters) {
    List<Consent> all =
        People.find(transaction, parameters.person()).stream()
            .flatMap(StoredConsents::of)
            .map(StoredConsents::read)
            .sorted(Comparator.comparing(Consent::client, ValueOrder.ASCENDING))
            .toList();
    Page page = parameters.page();
    return new ConsentPage(
        all.size(), all.stream().skip(page.first()).limit(page.limit()).toList());
  }

  /** Ends a consent, and revokes all that was granted to the client for the person at once. */
  private static ConsentChange withdrawConsent(
      Transaction transaction, WithdrawConsent parameters) {
    Optional<Node> person = People.locked(transaction, parameters.person());
    Optional<Node> client = Clients.locked(transaction, parameters.client());
    Optional<Relationship> consent =
        person.flatMap(from -> client.flatMap(to -> StoredConsents.of(from, to)));
    consent.ifPresent(given -> withdraw(transaction, given, parameters));
    return new ConsentChange(consent.isPresent() ? ConsentOutcome.DONE : ConsentOutcome.UNKNOWN);
  }

  private static void withdraw(
      Transaction transaction, Relationship consent, WithdrawConsent parameters) {
    OptionalLong last = Grants.deleteSome(Grants.all(consent.getStartNode(), parameters.client()));
    consent.delete();
    if (last.isPresent()) {
      String subject = RevocationKind.consent(parameters.client(), parameters.person());
      long before = Math.max(parameters.now(), last.getAsLong()); // clocks may differ
      Revocations.add(transaction, RevocationKind.CONSENT, subject, before);
    }
  }
}
