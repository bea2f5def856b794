package io.shindigneo4j.server.projection;

import io.shindigneo4j.server.graph.SocialGraph;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.eclipse.collections.impl.list.mutable.primitive.LongArrayList;

/** Builds the snapshot after some commits from the one before. Confined to one thread. */
final class SnapshotBuilder {

  private final AdjacencyBuilder people;
  private final AdjacencyBuilder groups;
  private final PersonRanks ranks;
  private final IntArrayList renamed = new IntArrayList();
  private long friendships;
  private long memberships;

  SnapshotBuilder(Snapshot before, FreeNumbers free) {
    people = new AdjacencyBuilder(before.personAdjacency(), free.people());
    groups = new AdjacencyBuilder(before.groupAdjacency(), free.groups());
    ranks = before.ranks();
    friendships = before.friendships();
    memberships = before.memberships();
  }

  /** The unused numbers of the newest snapshot. Whoever builds the next one owns them. */
  record FreeNumbers(IntArrayList people, IntArrayList groups) {

    static FreeNumbers none() {
      return new FreeNumbers(new IntArrayList(), new IntArrayList());
    }
  }

  /**
   * Applies a commit.
   *
   * @throws InconsistentGraphException if it does not fit the graph
   */
  void apply(GraphDelta delta) {
    if (delta.isEmpty()) {
      return;
    }
    friendships +=
        change(delta.friendships, people, Snapshot.FRIENDS, people, Snapshot.INCOMING_FRIENDS);
    memberships +=
        change(delta.memberships, people, Snapshot.MEMBERSHIPS, groups, Snapshot.MEMBERS);
    label(people, delta.people, delta.deletedNodes);
    label(groups, delta.groups, delta.deletedNodes);
    delta.people.added.forEach(this::forgetRank);
    delta.renamed.forEach(this::forgetRank);
    release(delta);
  }

  private void forgetRank(long node) {
    int number = people.number(node);
    if (number != SocialGraph.NONE) {
      ranks.forget(number);
      renamed.add(number);
    }
  }

  private static int change(
      GraphDelta.Edges edges,
      AdjacencyBuilder from,
      int forwards,
      AdjacencyBuilder to,
      int backwards) {
    List<NeighbourChange> changes = new ArrayList<>(edges.size());
    for (Edge edge : edges.removed) {
      changes.add(new NeighbourChange(from.require(edge.from()), to.require(edge.to()), false));
    }
    for (Edge edge : edges.added) {
      changes.add(
          new NeighbourChange(from.getOrAssign(edge.from()), to.getOrAssign(edge.to()), true));
    }
    List<NeighbourChange> reversed = new ArrayList<>(changes.size());
    changes.forEach(change -> reversed.add(change.reversed()));
    from.change(forwards, changes);
    to.change(backwards, reversed);
    return edges.added.size() - edges.removed.size();
  }

  static void label(AdjacencyBuilder builder, GraphDelta.Labels labels, LongArrayList deleted) {
    labels.removed.forEach(node -> unlabel(builder, node));
    deleted.forEach(node -> unlabel(builder, node));
    labels.added.forEach(node -> builder.label(builder.getOrAssign(node), true));
  }

  private static void unlabel(AdjacencyBuilder builder, long node) {
    int number = builder.number(node);
    if (number != SocialGraph.NONE) {
      builder.label(number, false);
    }
  }

  private void release(GraphDelta delta) {
    for (Edge edge : delta.friendships.removed) {
      release(people, edge.from());
      release(people, edge.to());
    }
    for (Edge edge : delta.memberships.removed) {
      release(people, edge.from());
      release(groups, edge.to());
    }
    delta.people.removed.forEach(node -> release(people, node));
    delta.groups.removed.forEach(node -> release(groups, node));
    delta.deletedNodes.forEach(this::releaseDeleted);
  }

  private void releaseDeleted(long node) {
    release(people, node);
    release(groups, node);
    if (people.number(node) != SocialGraph.NONE || groups.number(node) != SocialGraph.NONE) {
      throw new InconsistentGraphException("a deleted node has relationships");
    }
  }

  private static void release(AdjacencyBuilder builder, long node) {
    int number = builder.number(node);
    if (number != SocialGraph.NONE) {
      builder.release(number);
    }
  }

  /** The numbers of people whose ids may have changed. */
  IntArrayList renamed() {
    return renamed;
  }

  /** This must not be used afterwards. */
  Snapshot build() {
    return new Snapshot(people.build(), groups.build(), ranks, friendships, memberships);
  }
}
