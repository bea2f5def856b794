package io.shindigneo4j.procedures.messages;

import io.shindigneo4j.procedures.query.NodeReader;
import io.shindigneo4j.procedures.query.ValueOrder;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.messages.MessageNames;
import io.shindigneo4j.schema.query.Selection;
import io.shindigneo4j.server.procedure.ProcedureContext;
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

  private final NodeReader reader;
  private final Mailbox mailbox;
  private final List<String> properties;

  MessageReader(ProcedureContext context, Mailbox mailbox, Selection selection) {
    this.reader = new NodeReader(context, selection);
    this.mailbox = mailbox;
    this.properties = selection.properties();
  }

  Map<String, Object> item(Node copy) {
    Node message = Copies.message(copy);
    List<Object> values = reader.values(message);
    for (int i = 0; i < values.size(); i++) {
      values.set(i, value(copy, message, properties.get(i), values.get(i)));
    }
    return Map.of("values", values);
  }

  private Object value(Node copy, Node message, String property, Object ofMessage) {
    return switch (property) {
      case MessageNames.STATUS, GraphNames.UPDATED -> copy.getProperty(property, null);
      case MessageNames.COLLECTION_IDS -> collectionIds(copy);
      case MessageNames.REPLIES -> Copies.replies(copy).stream().filter(this::has).toList();
      case MessageNames.IN_REPLY_TO -> parent(message).filter(this::has).orElse(null);
      default -> ofMessage;
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
