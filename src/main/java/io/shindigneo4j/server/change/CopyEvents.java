package io.shindigneo4j.server.change;

import io.shindigneo4j.schema.events.EventData;
import io.shindigneo4j.schema.events.EventType;
import io.shindigneo4j.schema.messages.MessageNames;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.neo4j.graphdb.Direction;

/**
 * The copies of messages in people's collections. A copy that moves is deleted in one collection
 * and changed in the other: it is not received once more.
 */
final class CopyEvents extends NodeEvents {

  private static final String SENDER = "senderId";

  private final int collection;

  /** The copies that are gone from some collection, by owner and message. */
  private final Set<List<String>> removed = new HashSet<>();

  /** Who has a copy of a message, for messages that others answer. */
  private final Map<Long, Set<String>> holders = new HashMap<>();

  CopyEvents(Transition change) {
    super(change);
    collection = change.tokens().key(MessageNames.IN_COLLECTION);
  }

  @Override
  Object key(GraphSide side, long node) {
    String owner = owner(side, node);
    String id = id(side, node);
    String in = side.text(node, collection);
    return keyOf(owner, id, in);
  }

  private String owner(GraphSide side, long node) {
    return side.text(node, change().tokens().owner);
  }

  private String id(GraphSide side, long node) {
    return side.text(node, change().tokens().id);
  }

  @Override
  void gone(long node) {
    GraphSide side = change().before();
    removed.add(List.of(owner(side, node), id(side, node)));
    change().events().add(EventType.MESSAGE_DELETED, owner(side, node), identity(side, node));
  }

  /** All that are gone are known by then. */
  @Override
  void made(long node) {
    GraphSide side = change().after();
    if (removed.contains(List.of(owner(side, node), id(side, node)))) {
      changed(node);
      return;
    }
    long message =
        side.neighbour(node, change().tokens().type(MessageNames.COPY_OF), Direction.OUTGOING);
    Map<String, Object> data = identity(side, node);
    String sender = side.text(message, change().tokens().key(SENDER));
    if (sender != null) {
      data.put(EventData.SENDER, sender);
    }
    if (message != GraphSide.NONE) {
      change().titled(side, message, data);
      addAnswered(side, message, owner(side, node), data);
    }
    change().events().add(EventType.MESSAGE_RECEIVED, owner(side, node), data);
  }

  /** The message that this one answers, if the owner has a copy of that. */
  private void addAnswered(GraphSide side, long message, String owner, Map<String, Object> data) {
    long answered =
        side.neighbour(message, change().tokens().type(MessageNames.REPLY_TO), Direction.OUTGOING);
    String id = side.text(answered, change().tokens().id);
    if (id != null
        && holders.computeIfAbsent(answered, each -> holders(side, each)).contains(owner)) {
      data.put(EventData.IN_REPLY_TO, id);
    }
  }

  private Set<String> holders(GraphSide side, long message) {
    Set<String> owners = new HashSet<>();
    int copyOf = change().tokens().type(MessageNames.COPY_OF);
    for (RelationshipReference copy : side.relationships(message, copyOf, Direction.INCOMING)) {
      owners.add(owner(side, copy.other()));
    }
    return owners;
  }

  @Override
  void kept(long before, long after) {
    if (differ(before, after, Set.of(change().tokens().moment))) {
      changed(after);
    }
  }

  private void changed(long node) {
    GraphSide side = change().after();
    Map<String, Object> data = identity(side, node);
    String status = side.text(node, change().tokens().key(MessageNames.STATUS));
    if (status != null) {
      data.put(EventData.STATUS, status);
    }
    change().events().add(EventType.MESSAGE_UPDATED, owner(side, node), data);
  }

  private Map<String, Object> identity(GraphSide side, long node) {
    return Transition.data(
        EventData.ID, id(side, node), EventData.COLLECTION, side.text(node, collection));
  }
}
