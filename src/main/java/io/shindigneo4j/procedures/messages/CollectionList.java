package io.shindigneo4j.procedures.messages;

import io.shindigneo4j.procedures.query.Candidate;
import io.shindigneo4j.procedures.query.Listing;
import io.shindigneo4j.procedures.query.NodeReader;
import io.shindigneo4j.procedures.query.WorkBudget;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.messages.MessageNames;
import io.shindigneo4j.schema.messages.MessageOperations.CollectionPage;
import io.shindigneo4j.schema.messages.MessageOperations.ListCollections;
import io.shindigneo4j.server.procedure.ProcedureContext;
import java.util.Optional;
import org.neo4j.graphdb.Relationship;

/** The collections of a person. */
final class CollectionList {

  private CollectionList() {}

  static Optional<CollectionPage> call(
      ProcedureContext context, WorkBudget budget, ListCollections parameters) {
    return Mailbox.find(context, parameters.user())
        .map(mailbox -> page(context, budget, mailbox, parameters));
  }

  private static CollectionPage page(
      ProcedureContext context, WorkBudget budget, Mailbox mailbox, ListCollections parameters) {
    Listing listing =
        Listing.of(
            mailbox.collections().stream()
                .peek(has -> budget.spendStored())
                .map(CollectionList::candidate)
                .iterator(),
            collection -> true,
            parameters.query());
    NodeReader reader = new NodeReader(context, parameters.selection());
    return new CollectionPage(
        isOpen(mailbox), listing.total(), listing.nodes().stream().map(reader::item).toList());
  }

  private static boolean isOpen(Mailbox mailbox) {
    return MessageNames.SYSTEM_COLLECTIONS.stream()
        .allMatch(id -> mailbox.collection(id).isPresent());
  }

  private static Candidate candidate(Relationship has) {
    return new Candidate(
        has.getEndNode(), ((Number) has.getProperty(GraphNames.SINCE, 0L)).longValue());
  }
}
