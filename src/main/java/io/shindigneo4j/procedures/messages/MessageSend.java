package io.shindigneo4j.procedures.messages;

import io.shindigneo4j.procedures.people.People;
import io.shindigneo4j.procedures.people.SelectedPeople;
import io.shindigneo4j.procedures.query.Candidate;
import io.shindigneo4j.procedures.query.ValueOrder;
import io.shindigneo4j.procedures.query.WorkBudget;
import io.shindigneo4j.procedures.request.StoredReceipts;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.messages.MessageOperations.SendMessage;
import io.shindigneo4j.schema.messages.MessageOperations.SendResult;
import io.shindigneo4j.schema.request.EarlierAnswer;
import io.shindigneo4j.server.procedure.ProcedureContext;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Transaction;

/** Sends a message to all of its recipients, or to none. */
final class MessageSend {

  private final Transaction transaction;
  private final WorkBudget budget;
  private final SendMessage parameters;
  private final Node sender;

  private MessageSend(
      Transaction transaction, WorkBudget budget, SendMessage parameters, Node sender) {
    this.transaction = transaction;
    this.budget = budget;
    this.parameters = parameters;
    this.sender = sender;
  }

  static Optional<SendResult> call(
      ProcedureContext context, WorkBudget budget, SendMessage parameters) {
    Transaction transaction = context.transaction();
    return People.find(transaction, parameters.sender())
        .flatMap(sender -> new MessageSend(transaction, budget, parameters, sender).result());
  }

  /** Empty if the sender was deleted while this waited for the locks. */
  private Optional<SendResult> result() {
    Map<Object, Node> recipients = recipients();
    lock(recipients);
    recipients.entrySet().removeIf(entry -> hasGone(entry.getKey(), entry.getValue()));
    return hasGone(parameters.sender(), sender)
        ? Optional.empty()
        : Optional.of(result(recipients));
  }

  private boolean hasGone(Object id, Node person) {
    return !People.find(transaction, (String) id).equals(Optional.of(person));
  }

  private SendResult result(Map<Object, Node> recipients) {
    List<String> unknown =
        parameters.around().users().stream().filter(id -> !recipients.containsKey(id)).toList();
    Node parent = parent();
    boolean answers = parameters.inReplyTo() == null || parent != null;
    Optional<String> earlier = StoredReceipts.keptAnswer(transaction, parameters.receipt());
    if (earlier.isEmpty() && unknown.isEmpty() && answers) {
      earlier = send(recipients.values(), parent);
    }
    return new SendResult(unknown, answers, new EarlierAnswer(earlier.orElse(null)));
  }

  /** By id, in the order in which everybody takes locks. */
  private Map<Object, Node> recipients() {
    Map<Object, Node> recipients = new TreeMap<>(ValueOrder.ASCENDING);
    Iterator<Candidate> found = SelectedPeople.candidates(transaction, budget, parameters.around());
    while (found.hasNext()) {
      Node person = found.next().node();
      recipients.put(person.getProperty(GraphNames.ID), person);
    }
    return recipients;
  }

  private void lock(Map<Object, Node> recipients) {
    Map<Object, Node> parties = new TreeMap<>(ValueOrder.ASCENDING);
    parties.putAll(recipients);
    parties.put(parameters.sender(), sender);
    parties.values().forEach(transaction::acquireWriteLock);
  }

  /** The message that this one answers; null if the sender has no copy of such a message. */
  private Node parent() {
    return parameters.inReplyTo() == null
        ? null
        : new Mailbox(transaction, sender)
            .copies(parameters.inReplyTo()).stream().map(Copies::message).findFirst().orElse(null);
  }

  /** The answer to the first request with this id, if this is not the first. */
  private Optional<String> send(Iterable<Node> recipients, Node parent) {
    Optional<String> earlier = StoredReceipts.earlierAnswer(transaction, parameters.receipt());
    if (earlier.isEmpty()) {
      Node message = new Delivery(transaction, parameters).deliver(sender, recipients);
      if (parent != null) {
        link(message, parent, recipients);
      }
    }
    return earlier;
  }

  /** Adds the reply to the copies of its recipients, and of its sender, of what it answers. */
  private void link(Node message, Node parent, Iterable<Node> recipients) {
    message.createRelationshipTo(parent, Copies.REPLY_TO);
    Set<Node> reached = new LinkedHashSet<>(List.of(sender));
    recipients.forEach(reached::add);
    String answered = (String) parent.getProperty(GraphNames.ID);
    String answer = (String) message.getProperty(GraphNames.ID);
    reached.forEach(person -> new Mailbox(transaction, person).addReply(answered, answer));
  }
}
