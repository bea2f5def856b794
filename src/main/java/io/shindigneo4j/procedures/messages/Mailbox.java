package io.shindigneo4j.procedures.messages;

import io.shindigneo4j.procedures.people.People;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.messages.MessageNames;
import io.shindigneo4j.server.procedure.ProcedureContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Label;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.RelationshipType;
import org.neo4j.graphdb.Transaction;

/**
 * A person's collections, and the copies of messages in them. To change any of these, a caller must
 * hold the write lock of the person.
 */
final class Mailbox {

  static final RelationshipType HAS_COLLECTION =
      RelationshipType.withName(MessageNames.HAS_COLLECTION);

  private static final Label COLLECTION = Label.label(MessageNames.COLLECTION);
  private static final Label COPY = Label.label(MessageNames.COPY);

  private final Transaction transaction;
  private final Node person;

  Mailbox(Transaction transaction, Node person) {
    this.transaction = transaction;
    this.person = person;
  }

  static Optional<Mailbox> find(Transaction transaction, String person) {
    return People.find(transaction, person).map(found -> new Mailbox(transaction, found));
  }

  /** As {@link #find(Transaction, String)}; reads memory where possible. */
  static Optional<Mailbox> find(ProcedureContext context, String person) {
    return People.find(context, person).map(found -> new Mailbox(context.transaction(), found));
  }

  /** The mailbox with its lock. */
  static Optional<Mailbox> lock(Transaction transaction, String person) {
    return People.locked(transaction, person).map(found -> new Mailbox(transaction, found));
  }

  /** The mailbox with its lock, and with its system collections. */
  static Optional<Mailbox> open(Transaction transaction, String person, String updated) {
    Optional<Mailbox> mailbox = lock(transaction, person);
    mailbox.ifPresent(found -> found.addSystemCollections(updated));
    return mailbox;
  }

  void addSystemCollections(String updated) {
    for (String id : MessageNames.SYSTEM_COLLECTIONS) {
      if (collection(id).isEmpty()) {
        Node collection = addCollection(0);
        collection.setProperty(GraphNames.ID, id);
        collection.setProperty(MessageNames.TITLE, systemTitle(id));
        collection.setProperty(GraphNames.UPDATED, updated);
      }
    }
  }

  private static String systemTitle(String id) {
    return id.equals(MessageNames.INBOX) ? "Inbox" : "Outbox";
  }

  /**
   * Adds an empty collection. The caller sets its id.
   *
   * @param since when it was made, in milliseconds since 1970
   */
  Node addCollection(long since) {
    Node collection = transaction.createNode(COLLECTION);
    collection.setProperty(GraphNames.TOTAL, 0L);
    collection.setProperty(MessageNames.UNREAD, 0L);
    person.createRelationshipTo(collection, HAS_COLLECTION).setProperty(GraphNames.SINCE, since);
    return collection;
  }

  /** Whether there may be one more collection. */
  boolean hasRoom() {
    return person.getDegree(HAS_COLLECTION, Direction.OUTGOING) < MessageNames.MAX_COLLECTIONS;
  }

  List<Relationship> collections() {
    return person.getRelationships(Direction.OUTGOING, HAS_COLLECTION).stream().toList();
  }

  Optional<Node> collection(String id) {
    return collections().stream()
        .map(Relationship::getEndNode)
        .filter(collection -> id.equals(collection.getProperty(GraphNames.ID, null)))
        .findFirst();
  }

  /** The collection of that id, or else the inbox. */
  Folder folder(String id) {
    return new Folder(collection(id).or(() -> collection(MessageNames.INBOX)).orElseThrow());
  }

  /** A copy that is in no collection yet. */
  Node addCopy(Node message, String status, String updated) {
    Node copy = transaction.createNode(COPY);
    copy.setProperty(GraphNames.ID, message.getProperty(GraphNames.ID));
    copy.setProperty(MessageNames.OWNER, person.getProperty(GraphNames.ID));
    copy.setProperty(MessageNames.STATUS, status);
    copy.setProperty(GraphNames.UPDATED, updated);
    copy.createRelationshipTo(message, Copies.COPY_OF);
    return copy;
  }

  /**
   * Deletes a copy that is in no collection, and makes an equal one. Takes the lock of the message,
   * as those do who delete its last copy.
   */
  Node replace(Node copy) {
    Node message = Copies.message(copy);
    transaction.acquireWriteLock(message);
    Node equal = transaction.createNode(COPY);
    copy.getAllProperties().forEach(equal::setProperty);
    equal.createRelationshipTo(message, Copies.COPY_OF);
    Copies.delete(copy);
    return equal;
  }

  /** Adds a reply to the copies of the message that it answers. Each copy keeps the last ones. */
  void addReply(String message, String reply) {
    copies(message).forEach(copy -> copy.setProperty(MessageNames.REPLIES, with(copy, reply)));
  }

  private static String[] with(Node copy, String reply) {
    List<String> replies = new ArrayList<>(Copies.replies(copy));
    replies.add(reply);
    int surplus = Math.max(0, replies.size() - MessageNames.MAX_REPLIES);
    return replies.subList(surplus, replies.size()).toArray(String[]::new);
  }

  /** The copies of a message, one for each collection that it is in. */
  List<Node> copies(String message) {
    try (Stream<Node> found =
        transaction
            .findNodes(
                COPY, MessageNames.OWNER, person.getProperty(GraphNames.ID), GraphNames.ID, message)
            .stream()) {
      return found.toList();
    }
  }

  /** The copy that is in a collection. */
  Optional<Node> copy(String collection, String message) {
    return copies(message).stream()
        .filter(copy -> collection.equals(copy.getProperty(MessageNames.IN_COLLECTION)))
        .findFirst();
  }
}
