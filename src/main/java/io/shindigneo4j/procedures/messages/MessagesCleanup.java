package io.shindigneo4j.procedures.messages;

import io.shindigneo4j.procedures.people.PersonDataCleanup;
import java.util.List;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.Transaction;

/**
 * Deletes the collections and copies of a person who is deleted, and the messages of which nobody
 * else has a copy.
 */
public final class MessagesCleanup implements PersonDataCleanup {

  @Override
  public void delete(Transaction transaction, Node person, long now) {
    List<Node> collections =
        new Mailbox(transaction, person)
            .collections().stream().map(Relationship::getEndNode).toList();
    Copies.discard(
        transaction,
        collections.stream()
            .flatMap(collection -> new Folder(collection).copies().stream())
            .toList());
    collections.forEach(Copies::delete);
  }
}
