package io.shindigneo4j.server.change;

import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.activities.ActivityOperations;
import io.shindigneo4j.schema.activities.ActivityOperations.ActivityKind;
import io.shindigneo4j.schema.events.EventData;
import io.shindigneo4j.schema.events.EventType;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** The activities of one kind. */
final class ActivityEvents extends NodeEvents {

  private final String kind;

  ActivityEvents(Transition change, ActivityKind kind) {
    super(change);
    this.kind = kind.name().toLowerCase(Locale.ROOT);
  }

  @Override
  Object key(GraphSide side, long node) {
    String owner = owner(side, node);
    String id = id(side, node);
    return keyOf(owner, id);
  }

  private String owner(GraphSide side, long node) {
    return side.text(node, change().tokens().owner);
  }

  private String id(GraphSide side, long node) {
    return side.text(node, change().tokens().id);
  }

  @Override
  void made(long node) {
    add(EventType.ACTIVITY_POSTED, node);
  }

  @Override
  void kept(long before, long after) {
    if (differ(before, after, derived())) {
      add(EventType.ACTIVITY_UPDATED, after);
    }
  }

  /** What the graph keeps to find an activity, and its document says anyway. */
  private Set<Integer> derived() {
    return new HashSet<>(
        List.of(
            change().tokens().moment,
            key(ActivityOperations.IN_REPLY_TO),
            key(ActivityOperations.IN_REPLY_TO_AUTHOR)));
  }

  @Override
  void gone(long node) {
    GraphSide side = change().before();
    change().events().add(EventType.ACTIVITY_DELETED, owner(side, node), identity(side, node));
  }

  private void add(EventType type, long node) {
    GraphSide side = change().after();
    Map<String, Object> data = change().titled(side, node, identity(side, node));
    put(data, EventData.VERB, text(side, node, EventData.VERB));
    put(data, EventData.PUBLISHED, side.text(node, key(GraphNames.PUBLISHED)));
    change().events().add(type, owner(side, node), data);
  }

  private String text(GraphSide side, long node, String name) {
    return Transition.cut(side.text(node, key(name)));
  }

  private int key(String name) {
    return change().tokens().key(name);
  }

  private static void put(Map<String, Object> data, String name, String value) {
    if (value != null) {
      data.put(name, value);
    }
  }

  private Map<String, Object> identity(GraphSide side, long node) {
    return Transition.data(
        EventData.ID, id(side, node),
        EventData.KIND, kind,
        EventData.APPLICATION, change().application(side, node),
        EventData.IN_REPLY_TO, text(side, node, ActivityOperations.IN_REPLY_TO),
        EventData.IN_REPLY_TO_AUTHOR, text(side, node, ActivityOperations.IN_REPLY_TO_AUTHOR));
  }
}
