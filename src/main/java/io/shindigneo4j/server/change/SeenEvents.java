package io.shindigneo4j.server.change;

import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.events.EventData;
import io.shindigneo4j.schema.events.EventType;

/** Up to when people have seen what they are notified of: a mark for each kind. */
final class SeenEvents extends NodeEvents {

  private final int hasSeen;
  private final int kind;

  SeenEvents(Transition change) {
    super(change);
    hasSeen = change.tokens().type(GraphNames.HAS_SEEN);
    kind = change.tokens().key(GraphNames.KIND);
  }

  @Override
  Object key(GraphSide side, long node) {
    String person = person(side, node);
    String word = side.text(node, kind);
    return keyOf(person, word);
  }

  private String person(GraphSide side, long node) {
    return change().personBehind(side, node, hasSeen);
  }

  private long moment(GraphSide side, long node) {
    return side.number(node, change().tokens().moment);
  }

  @Override
  void made(long node) {
    GraphSide side = change().after();
    change()
        .events()
        .add(
            EventType.NOTIFICATIONS_SEEN,
            person(side, node),
            Transition.data(
                EventData.KIND, side.text(node, kind), EventData.MOMENT, moment(side, node)));
  }

  @Override
  void kept(long before, long after) {
    if (moment(change().before(), before) != moment(change().after(), after)) {
      made(after);
    }
  }

  /** Nothing is seen by that. */
  @Override
  void gone(long node) {}
}
