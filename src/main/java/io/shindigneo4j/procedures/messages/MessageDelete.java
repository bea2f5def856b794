package io.shindigneo4j.procedures.messages;

import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.messages.MessageOperations.DeleteMessages;
import io.shindigneo4j.schema.messages.MessageOperations.MessageDeletion;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Transaction;

/** Removes copies from a collection. */
final class MessageDelete {

  private MessageDelete() {}

  static Optional<MessageDeletion> call(Transaction transaction, DeleteMessages parameters) {
    return Mailbox.lock(transaction, parameters.user())
        .flatMap(
            mailbox ->
                mailbox
                    .collection(parameters.collection())
                    .map(collection -> delete(transaction, mailbox, collection, parameters)));
  }

  private static MessageDeletion delete(
      Transaction transaction, Mailbox mailbox, Node collection, DeleteMessages parameters) {
    List<Node> copies =
        parameters.ids().stream()
            .distinct()
            .flatMap(id -> mailbox.copy(parameters.collection(), id).stream())
            .toList();
    List<String> unknown = unknown(copies, parameters.ids());
    if (unknown.isEmpty()) {
      Folder folder = new Folder(collection);
      copies.forEach(copy -> folder.remove(copy, parameters.updated()));
      Copies.discard(transaction, copies);
    }
    return new MessageDeletion(unknown);
  }

  private static List<String> unknown(List<Node> copies, List<String> ids) {
    Set<Object> found =
        copies.stream().map(copy -> copy.getProperty(GraphNames.ID)).collect(Collectors.toSet());
    return ids.stream().filter(id -> !found.contains(id)).toList();
  }
}
