package io.shindigneo4j.procedures.people;

import io.shindigneo4j.schema.people.Reach;
import io.shindigneo4j.schema.people.Viewpoint;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Transaction;

/** Whom a viewer may see. */
public final class Sight {

  private Sight() {}

  /** Whether the viewer may see a person. */
  public static Predicate<Node> of(Transaction transaction, Viewpoint viewpoint) {
    if (viewpoint.reach() == Reach.EVERYBODY) {
      return person -> true;
    }
    Set<Node> visible = new HashSet<>();
    viewer(transaction, viewpoint)
        .ifPresent(
            viewer -> {
              visible.add(viewer);
              if (viewpoint.reach() == Reach.FRIENDS) {
                addFriends(visible, viewer);
              }
            });
    return visible::contains;
  }

  private static Optional<Node> viewer(Transaction transaction, Viewpoint viewpoint) {
    return Optional.ofNullable(viewpoint.viewer()).flatMap(id -> People.find(transaction, id));
  }

  private static void addFriends(Set<Node> visible, Node viewer) {
    viewer
        .getRelationships(Direction.OUTGOING, People.FRIEND_OF)
        .forEach(friendship -> visible.add(friendship.getEndNode()));
  }
}
