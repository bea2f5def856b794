package io.shindigneo4j.server.projection;

import io.shindigneo4j.server.graph.SocialGraph;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.eclipse.collections.impl.list.mutable.primitive.LongArrayList;

/** Makes the snapshot after some commits of the one before these. For one thread. */
final class Edit {

  private final SpaceEdit people;
  private final SpaceEdit groups;
  private long friendships;
  private long memberships;

  Edit(Snapshot before, FreeNumbers free) {
    people = new SpaceEdit(before.peopleSpace(), free.people());
    groups = new SpaceEdit(before.groupsSpace(), free.groups());
    friendships = before.friendships();
    memberships = before.memberships();
  }

  /** Numbers that nobody has: of the newest snapshot, and of who makes the next. */
  record FreeNumbers(IntArrayList people, IntArrayList groups) {

    static FreeNumbers none() {
      return new FreeNumbers(new IntArrayList(), new IntArrayList());
    }
  }

  /**
   * Carries out a commit.
   *
   * @throws InconsistentException where it cannot have followed
   */
  void apply(Delta delta) {
    if (delta.isEmpty()) {
      return;
    }
    friendships += change(delta.friendships, people, Snapshot.FRIENDS, people, Snapshot.ADMIRERS);
    memberships +=
        change(delta.memberships, people, Snapshot.MEMBERSHIPS, groups, Snapshot.MEMBERS);
    label(people, delta.people, delta.deletedNodes);
    label(groups, delta.groups, delta.deletedNodes);
    release(delta);
  }

  private static int change(
      Delta.Ties ties, SpaceEdit from, int forwards, SpaceEdit to, int backwards) {
    List<Change> changes = new ArrayList<>(ties.size());
    for (Tie tie : ties.gone) {
      changes.add(new Change(from.known(tie.from()), to.known(tie.to()), tie.since(), false));
    }
    for (Tie tie : ties.come) {
      changes.add(new Change(from.given(tie.from()), to.given(tie.to()), tie.since(), true));
    }
    List<Change> reversed = new ArrayList<>(changes.size());
    changes.forEach(change -> reversed.add(change.reversed()));
    from.change(forwards, changes);
    to.change(backwards, reversed);
    return ties.come.size() - ties.gone.size();
  }

  static void label(SpaceEdit space, Delta.Labels labels, LongArrayList deleted) {
    labels.lost.forEach(node -> unlabel(space, node));
    deleted.forEach(node -> unlabel(space, node));
    labels.got.forEach(node -> space.label(space.given(node), true));
  }

  private static void unlabel(SpaceEdit space, long node) {
    int number = space.number(node);
    if (number != SocialGraph.NONE) {
      space.label(number, false);
    }
  }

  private void release(Delta delta) {
    for (Tie tie : delta.friendships.gone) {
      release(people, tie.from());
      release(people, tie.to());
    }
    for (Tie tie : delta.memberships.gone) {
      release(people, tie.from());
      release(groups, tie.to());
    }
    delta.people.lost.forEach(node -> release(people, node));
    delta.groups.lost.forEach(node -> release(groups, node));
    delta.deletedNodes.forEach(this::releaseDeleted);
  }

  private void releaseDeleted(long node) {
    release(people, node);
    release(groups, node);
    if (people.number(node) != SocialGraph.NONE || groups.number(node) != SocialGraph.NONE) {
      throw new InconsistentException("a node goes whose relationships are still there");
    }
  }

  private static void release(SpaceEdit space, long node) {
    int number = space.number(node);
    if (number != SocialGraph.NONE) {
      space.release(number);
    }
  }

  /** This must not be used any more. */
  Snapshot done() {
    return new Snapshot(people.done(), groups.done(), friendships, memberships);
  }
}
