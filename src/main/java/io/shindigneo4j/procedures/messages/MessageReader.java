package io.shindigneo4j.procedures.messages;

import io.shindigneo4j.procedures.query.NodeReader;
import io.shindigneo4j.procedures.query.ValueOrder;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.messages.MessageNames;
import io.shindigneo4j.schema.messages.MessageOperations.MessageItem;
import io.shindigneo4j.schema.query.Selection;
import io.shindigneo4j.server.graph.NodeIds;
import io.shindigneo4j.server.graph.NodeLinks;
import io.shindigneo4j.server.procedure.ProcedureContext;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.NotFoundException;

/**
 * Reads the selected properties of messages, as the owner of the copies may see them. Fails where
 * there is too much text for one answer.
 */
final class MessageReader {

  /** The properties that a copy has of its own. */
  private static final String[] OWN = {
    MessageNames.STATUS, GraphNames.UPDATED, MessageNames.REPLIES, GraphNames.ID
  };

  private static final String[] ID = {GraphNames.ID};

  private final ProcedureContext context;
  private final NodeReader reader;
  private final Mailbox mailbox;
  private final List<String> properties;

  MessageReader(ProcedureContext context, Mailbox mailbox, Selection selection) {
    this.context = context;
    this.reader = new NodeReader(context, selection);
    this.mailbox = mailbox;
    this.properties = selection.properties();
  }

  MessageItem item(Node copy) {
    long message = message(copy);
    Object[] own = context.properties().values(NodeIds.of(copy), OWN);
    List<Object> values = reader.values(message);
    for (int i = 0; i < values.size(); i++) {
      values.set(i, value(own, message, properties.get(i), values.get(i)));
    }
    return new MessageItem(values);
  }

  private long message(Node copy) {
    long message = context.links().only(NodeIds.of(copy), MessageNames.COPY_OF);
    if (message == NodeLinks.NONE) {
      throw new NotFoundException("A copy of a message has been deleted.");
    }
    return message;
  }

  private Object value(Object[] own, long message, String property, Object ofMessage) {
    return switch (property) {
      case MessageNames.STATUS -> own[0];
      case GraphNames.UPDATED -> own[1];
      case MessageNames.REPLIES -> replies(own[2]).filter(this::has).toList();
      case MessageNames.COLLECTION_IDS -> collectionIds((String) own[3]);
      case MessageNames.IN_REPLY_TO -> parent(message).filter(this::has).orElse(null);
      default -> ofMessage;
    };
  }

  /** In the order in which they came. */
  private static Stream<String> replies(Object ids) {
    return ids instanceof String[] known ? Stream.of(known) : Stream.empty();
  }

  private List<String> collectionIds(String message) {
    return mailbox.copies(message).stream()
        .map(each -> (String) each.getProperty(MessageNames.IN_COLLECTION))
        .sorted(ValueOrder.ASCENDING)
        .toList();
  }

  private Optional<String> parent(long message) {
    long parent = context.links().only(message, MessageNames.REPLY_TO);
    return parent == NodeLinks.NONE
        ? Optional.empty()
        : Optional.ofNullable((String) context.properties().values(parent, ID)[0]);
  }

  private boolean has(String message) {
    return !mailbox.copies(message).isEmpty();
  }
}
