package io.shindigneo4j.procedures.people;

import io.shindigneo4j.procedures.query.ExpandInto;
import io.shindigneo4j.schema.GraphNames;
import java.util.Optional;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.RelationshipType;

/** Only members and owners of a closed group may see who is in it. */
public final class ClosedGroups {

  private static final RelationshipType MEMBER_OF = RelationshipType.withName(GraphNames.MEMBER_OF);
  private static final RelationshipType OWNER_OF = RelationshipType.withName(GraphNames.OWNER_OF);

  private ClosedGroups() {}

  /** Whatever a graph from elsewhere says instead of false counts as closed. */
  public static boolean isClosed(Node group) {
    return !Boolean.FALSE.equals(group.getProperty(GraphNames.CLOSED, false));
  }

  /**
   * Whether somebody may know who is in the group.
   *
   * @param viewer empty for somebody who is not known
   */
  public static boolean tellsMembers(Node group, Optional<Node> viewer) {
    return !isClosed(group) || viewer.filter(person -> isIn(person, group)).isPresent();
  }

  /** Whether the person is a member or an owner. */
  static boolean isIn(Node person, Node group) {
    return !ExpandInto.between(person, group, MEMBER_OF, OWNER_OF).isEmpty();
  }
}
