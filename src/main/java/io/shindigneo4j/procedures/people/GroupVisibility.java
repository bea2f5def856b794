package io.shindigneo4j.procedures.people;

import io.shindigneo4j.schema.GraphNames;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.RelationshipType;

/**
 * Accepts the groups whose members a viewer may know. Reads the viewer's own groups once, for the
 * first group that is closed. For one call.
 */
public final class GroupVisibility implements Predicate<Node> {

  private static final RelationshipType[] TYPES = {
    RelationshipType.withName(GraphNames.MEMBER_OF), RelationshipType.withName(GraphNames.OWNER_OF)
  };

  private final Optional<Node> viewer;
  private final Runnable beforeEach;

  /** Null before a closed group has come. */
  private Set<Node> own;

  /**
   * @param viewer empty for somebody who is not known
   * @param beforeEach runs before a group of the viewer is read
   */
  public GroupVisibility(Optional<Node> viewer, Runnable beforeEach) {
    this.viewer = viewer;
    this.beforeEach = beforeEach;
  }

  @Override
  public boolean test(Node group) {
    return !ClosedGroups.isClosed(group) || own().contains(group);
  }

  private Set<Node> own() {
    if (own == null) {
      own = new HashSet<>();
      viewer.ifPresent(this::collect);
    }
    return own;
  }

  private void collect(Node person) {
    for (Relationship membership : person.getRelationships(Direction.OUTGOING, TYPES)) {
      beforeEach.run();
      own.add(membership.getEndNode());
    }
  }
}
