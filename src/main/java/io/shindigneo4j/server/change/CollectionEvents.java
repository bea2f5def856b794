package io.shindigneo4j.server.change;

import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.events.EventData;
import io.shindigneo4j.schema.events.EventType;
import io.shindigneo4j.schema.messages.MessageNames;

/** The counts of collections of messages; one that does not exist has none. */
final class CollectionEvents extends NodeEvents {

  private record Counts(long total, long unread) {
    private static final Counts NONE = new Counts(0, 0);
  }

  private final int hasCollection;
  private final int total;
  private final int unread;

  CollectionEvents(Transition change) {
    super(change);
    hasCollection = change.tokens().type(MessageNames.HAS_COLLECTION);
    total = change.tokens().key(GraphNames.TOTAL);
    unread = change.tokens().key(MessageNames.UNREAD);
  }

  @Override
  Object key(GraphSide side, long node) {
    String owner = owner(side, node);
    String id = id(side, node);
    return keyOf(owner, id);
  }

  private String owner(GraphSide side, long node) {
    return change().personBehind(side, node, hasCollection);
  }

  private String id(GraphSide side, long node) {
    return side.text(node, change().tokens().id);
  }

  private Counts counts(GraphSide side, long node) {
    return new Counts(side.number(node, total), side.number(node, unread));
  }

  @Override
  void made(long node) {
    tell(Counts.NONE, counts(change().after(), node), change().after(), node);
  }

  @Override
  void gone(long node) {
    tell(counts(change().before(), node), Counts.NONE, change().before(), node);
  }

  @Override
  void kept(long before, long after) {
    tell(
        counts(change().before(), before),
        counts(change().after(), after),
        change().after(),
        after);
  }

  private void tell(Counts before, Counts after, GraphSide side, long node) {
    if (!before.equals(after)) {
      change()
          .events()
          .add(
              EventType.MAILBOX_COUNTED,
              owner(side, node),
              Transition.data(
                  EventData.COLLECTION, id(side, node),
                  EventData.TOTAL, after.total(),
                  EventData.UNREAD, after.unread()));
    }
  }
}
