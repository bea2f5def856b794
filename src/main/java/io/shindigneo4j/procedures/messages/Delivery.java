package io.shindigneo4j.procedures.messages;

import io.shindigneo4j.procedures.people.PropertyValues;
import io.shindigneo4j.schema.messages.MessageNames;
import io.shindigneo4j.schema.messages.MessageOperations.MessageStatus;
import io.shindigneo4j.schema.messages.MessageOperations.SendMessage;
import org.neo4j.graphdb.Label;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.RelationshipType;
import org.neo4j.graphdb.Transaction;

/**
 * Puts a message into the mailboxes of its sender and its recipients. The caller holds their locks.
 */
final class Delivery {

  private static final Label MESSAGE = Label.label(MessageNames.MESSAGE);
  private static final RelationshipType SENT = RelationshipType.withName(MessageNames.SENT);

  private final Transaction transaction;
  private final SendMessage parameters;

  Delivery(Transaction transaction, SendMessage parameters) {
    this.transaction = transaction;
    this.parameters = parameters;
  }

  Node deliver(Node sender, Iterable<Node> recipients) {
    Node message = transaction.createNode(MESSAGE);
    PropertyValues.set(message, parameters.message());
    sender.createRelationshipTo(message, SENT);
    deliver(message, sender, MessageNames.OUTBOX, MessageStatus.READ);
    recipients.forEach(
        person -> deliver(message, person, parameters.collection(), MessageStatus.NEW));
    return message;
  }

  private void deliver(Node message, Node person, String collection, MessageStatus status) {
    Mailbox mailbox = new Mailbox(transaction, person);
    mailbox.addSystemCollections(parameters.updated());
    Node copy = mailbox.addCopy(message, status.name(), parameters.updated());
    mailbox.folder(collection).add(copy, parameters.now(), parameters.updated());
  }
}
