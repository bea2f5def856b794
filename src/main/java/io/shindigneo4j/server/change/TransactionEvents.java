package io.shindigneo4j.server.change;

import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.activities.ActivityOperations.ActivityKind;
import io.shindigneo4j.schema.messages.MessageNames;
import java.util.List;
import java.util.function.Function;
import org.eclipse.collections.api.set.primitive.MutableLongSet;
import org.eclipse.collections.impl.factory.primitive.LongSets;
import org.neo4j.collection.diffset.LongDiffSets;
import org.neo4j.storageengine.api.txstate.NodeState;

/** The events of one transaction. */
final class TransactionEvents {

  /** To things from what they belong to: a thing may change its place alone. */
  private static final List<String> PLACES =
      List.of(
          GraphNames.HAS_ALBUM,
          GraphNames.HAS_MEDIA_ITEM,
          GraphNames.HAS_VALUE,
          MessageNames.HAS_COLLECTION);

  /** The things of one label. */
  private record Kind(String label, Function<Transition, NodeEvents> events) {}

  /** In the order in which they make their events: people first. */
  private static final List<Kind> KINDS =
      List.of(
          new Kind(GraphNames.PERSON, PersonEvents::new),
          activities(ActivityKind.ENTRY),
          activities(ActivityKind.ACTIVITY),
          new Kind(MessageNames.COPY, CopyEvents::new),
          new Kind(MessageNames.COLLECTION, CollectionEvents::new),
          new Kind(GraphNames.ALBUM, AlbumEvents::new),
          new Kind(GraphNames.MEDIA_ITEM, MediaItemEvents::new),
          new Kind(GraphNames.APP_DATA_VALUE, AppDataEvents::new),
          new Kind(GraphNames.SEEN_MARK, SeenEvents::new));

  private static final List<String> LABELS = KINDS.stream().map(Kind::label).toList();

  private final Transition change;
  private final PersonEvents people;

  /** The label of each kind. */
  private final int[] labels;

  /** Of each kind; null until something of that kind is touched. */
  private final NodeEvents[] things = new NodeEvents[KINDS.size()];

  /** Things that have changed themselves, or their places. */
  private final MutableLongSet touched = LongSets.mutable.empty();

  TransactionEvents(Transition change) {
    this.change = change;
    people = new PersonEvents(change);
    things[0] = people;
    labels = change.tokens().labels(LABELS);
  }

  private static Kind activities(ActivityKind kind) {
    return new Kind(kind.label(), change -> new ActivityEvents(change, kind));
  }

  /**
   * Reads the events.
   *
   * @throws TooManyChangesException if there are more than the limits allow
   */
  CommitEvents read() {
    findTouched();
    touched.forEach(this::look);
    for (NodeEvents each : things) {
      if (each != null) {
        each.finish();
      }
    }
    if (change.changesRelationships()) {
      new FriendshipEvents(change).finish();
      new GroupEvents(change).finish();
      new EndorsementEvents(change).finish();
    }
    return change.events().events();
  }

  private void findTouched() {
    LongDiffSets nodes = change.state().addedAndRemovedNodes();
    change.take(nodes.getAdded().size() + (long) nodes.getRemoved().size());
    touched.addAll(nodes.getAdded());
    touched.addAll(nodes.getRemoved());
    for (NodeState node : change.state().modifiedNodes()) {
      change.take(1);
      if (node.hasPropertyChanges() || !node.labelDiffSets().isEmpty()) {
        touched.add(node.getId());
      }
    }
    if (change.changesRelationships()) {
      people.findLists();
      for (String place : PLACES) {
        new RelationshipChanges(change, change.tokens().type(place))
            .forEach(ends -> touched.add(ends.end()));
      }
    }
  }

  private void look(long node) {
    for (int label : change.before().labels(node)) {
      NodeEvents thing = things(label);
      if (thing != null) {
        thing.addBefore(node);
      }
    }
    for (int label : change.after().labels(node)) {
      people.touchEntry(node, label);
      NodeEvents thing = things(label);
      if (thing != null) {
        thing.addAfter(node);
      }
    }
  }

  /** The things with that label; null where there are no events of them. */
  private NodeEvents things(int label) {
    for (int i = 0; i < labels.length; i++) {
      if (labels[i] == label) {
        if (things[i] == null) {
          things[i] = KINDS.get(i).events().apply(change);
        }
        return things[i];
      }
    }
    return null;
  }
}
