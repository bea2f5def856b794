package io.shindigneo4j.procedures.messages;

import io.shindigneo4j.procedures.query.Candidate;
import io.shindigneo4j.procedures.query.Listing;
import io.shindigneo4j.procedures.query.ValueOrder;
import io.shindigneo4j.procedures.query.WorkBudget;
import io.shindigneo4j.procedures.timeline.Timelines;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.messages.MessageNames;
import io.shindigneo4j.schema.messages.MessageOperations.ListMessages;
import io.shindigneo4j.schema.messages.MessageOperations.MessagePage;
import io.shindigneo4j.server.procedure.ProcedureContext;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.neo4j.graphdb.Node;

/** The messages in a collection. */
final class MessageList {

  private MessageList() {}

  static Optional<MessagePage> call(
      ProcedureContext context, WorkBudget budget, ListMessages parameters) {
    return Mailbox.find(context, parameters.user())
        .flatMap(mailbox -> page(context, budget, mailbox, parameters));
  }

  private static Optional<MessagePage> page(
      ProcedureContext context, WorkBudget budget, Mailbox mailbox, ListMessages parameters) {
    MessageReader reader = new MessageReader(context, mailbox, parameters.selection());
    return listing(context, budget, mailbox, parameters)
        .map(
            listing ->
                new MessagePage(
                    listing.total(), listing.nodes().stream().map(reader::item).toList()));
  }

  private static Optional<Listing> listing(
      ProcedureContext context, WorkBudget budget, Mailbox mailbox, ListMessages parameters) {
    if (parameters.collection().equals(MessageNames.ALL_COLLECTIONS)) {
      return Optional.of(byId(budget, parameters, id -> first(mailbox.copies(id))));
    }
    return mailbox
        .collection(parameters.collection())
        .map(collection -> listing(context, budget, mailbox, collection, parameters))
        .or(() -> unopened(parameters.collection()));
  }

  /** A system collection that does not exist yet counts as empty. */
  private static Optional<Listing> unopened(String collection) {
    return MessageNames.SYSTEM_COLLECTIONS.contains(collection)
        ? Optional.of(new Listing(0, List.of()))
        : Optional.empty();
  }

  /** Of several copies of a message, that in the first of its collections. */
  private static Optional<Node> first(List<Node> copies) {
    return copies.stream()
        .min(
            Comparator.comparing(
                copy -> copy.getProperty(MessageNames.IN_COLLECTION), ValueOrder.ASCENDING));
  }

  private static Listing listing(
      ProcedureContext context,
      WorkBudget budget,
      Mailbox mailbox,
      Node collection,
      ListMessages parameters) {
    if (parameters.ids().isEmpty()) {
      return Timelines.of(context, budget, Stream.of(collection)).list(parameters.query());
    }
    return byId(budget, parameters, id -> mailbox.copy(parameters.collection(), id));
  }

  private static Listing byId(
      WorkBudget budget, ListMessages parameters, Function<String, Optional<Node>> copy) {
    return Listing.of(
        parameters.ids().stream()
            .distinct()
            .peek(id -> budget.spendStored())
            .flatMap(id -> copy.apply(id).stream())
            .map(MessageList::candidate)
            .iterator(),
        each -> true,
        parameters.query());
  }

  private static Candidate candidate(Node copy) {
    return new Candidate(copy, -((Number) copy.getProperty(GraphNames.MOMENT)).longValue());
  }
}
