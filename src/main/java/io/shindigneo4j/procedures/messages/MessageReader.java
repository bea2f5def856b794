package io.shindigneo4j.procedures.messages;

import io.shindigneo4j.procedures.query.ValueOrder;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.messages.MessageNames;
import io.shindigneo4j.schema.query.Selection;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;

/** Reads what was selected of a message, as the owner of a copy may see it. */
final class MessageReader {

  private final Mailbox mailbox;
  private final Selection selection;

  MessageReader(Mailbox mailbox, Selection selection) {
    this.mailbox = mailbox;
    this.selection = selection;
  }

  Map<String, Object> item(Node copy) {
    Node message = Copies.message(copy);
    List<Object> values = new ArrayList<>(selection.properties().size());
    for (String property : selection.properties()) {
      values.add(value(copy, message, property));
    }
    return Map.of("values", values);
  }

  private Object value(Node copy, Node message, String property) {
    return switch (property) {
      case MessageNames.STATUS, GraphNames.UPDATED -> copy.getProperty(property, null);
      case MessageNames.COLLECTION_IDS -> collectionIds(copy);
      case MessageNames.REPLIES -> visible(message, Direction.INCOMING).toList();
      case MessageNames.IN_REPLY_TO ->
          visible(message, Direction.OUTGOING).findFirst().orElse(null);
      default -> message.getProperty(property, null);
    };
  }

  private List<String> collectionIds(Node copy) {
    return mailbox.copies((String) copy.getProperty(GraphNames.ID)).stream()
        .map(each -> (String) each.getProperty(MessageNames.IN_COLLECTION))
        .sorted(ValueOrder.ASCENDING)
        .toList();
  }

  /** The ids of messages around a message, of those that the owner has a copy of. */
  private Stream<String> visible(Node message, Direction direction) {
    return message.getRelationships(direction, Copies.REPLY_TO).stream()
        .map(
            (Relationship reply) -> (String) reply.getOtherNode(message).getProperty(GraphNames.ID))
        .filter(id -> !mailbox.copies(id).isEmpty())
        .sorted(ValueOrder.ASCENDING);
  }
}
