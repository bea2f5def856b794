package io.shindigneo4j.procedures.messages;

import io.shindigneo4j.procedures.query.TextBudget;
import io.shindigneo4j.procedures.query.ValueOrder;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.messages.MessageNames;
import io.shindigneo4j.schema.query.Selection;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Node;

/**
 * Reads what was selected of messages, as the owner of their copies may see it. Gives up where that
 * is too much text for one answer.
 */
final class MessageReader {

  private final Mailbox mailbox;
  private final String[] properties;
  private final TextBudget budget = new TextBudget();

  MessageReader(Mailbox mailbox, Selection selection) {
    this.mailbox = mailbox;
    this.properties = selection.properties().toArray(String[]::new);
  }

  Map<String, Object> item(Node copy) {
    Node message = Copies.message(copy);
    Map<String, Object> known = message.getProperties(properties); // faster than one by one
    List<Object> values = new ArrayList<>(properties.length);
    for (String property : properties) {
      values.add(value(copy, message, known, property));
    }
    return Map.of("values", values);
  }

  private Object value(Node copy, Node message, Map<String, Object> known, String property) {
    return switch (property) {
      case MessageNames.STATUS, GraphNames.UPDATED -> copy.getProperty(property, null);
      case MessageNames.COLLECTION_IDS -> collectionIds(copy);
      case MessageNames.REPLIES -> Copies.replies(copy).stream().filter(this::has).toList();
      case MessageNames.IN_REPLY_TO -> parent(message).filter(this::has).orElse(null);
      default -> budget.spend(known.get(property));
    };
  }

  private List<String> collectionIds(Node copy) {
    return mailbox.copies((String) copy.getProperty(GraphNames.ID)).stream()
        .map(each -> (String) each.getProperty(MessageNames.IN_COLLECTION))
        .sorted(ValueOrder.ASCENDING)
        .toList();
  }

  private static Optional<String> parent(Node message) {
    return message.getRelationships(Direction.OUTGOING, Copies.REPLY_TO).stream()
        .map(reply -> (String) reply.getEndNode().getProperty(GraphNames.ID))
        .findFirst();
  }

  private boolean has(String message) {
    return !mailbox.copies(message).isEmpty();
  }
}
