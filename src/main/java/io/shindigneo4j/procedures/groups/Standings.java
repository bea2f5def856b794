package io.shindigneo4j.procedures.groups;

import static io.shindigneo4j.procedures.groups.Groups.INVITED_TO;
import static io.shindigneo4j.procedures.groups.Groups.MEMBER_OF;
import static io.shindigneo4j.procedures.groups.Groups.OWNER_OF;

import io.shindigneo4j.procedures.people.ClosedGroups;
import io.shindigneo4j.procedures.people.People;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.groups.Standing;
import java.util.Comparator;
import java.util.stream.StreamSupport;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.Transaction;

/** How people stand to groups: the best of what binds them. */
public final class Standings {

  private Standings() {}

  public static Standing of(Node person, Node group) {
    return Groups.bonds(person, group, OWNER_OF, MEMBER_OF, INVITED_TO).stream()
        .map(Standings::of)
        .max(Comparator.naturalOrder())
        .orElse(Standing.NONE);
  }

  /**
   * Of the person with that id.
   *
   * @param id null for somebody who is not known
   */
  public static Standing of(Transaction transaction, String id, Node group) {
    return id == null
        ? Standing.NONE
        : People.find(transaction, id).map(person -> of(person, group)).orElse(Standing.NONE);
  }

  /** Who is not bound to a closed group knows nothing of it. */
  static boolean isKnown(Node group, Standing standing) {
    return standing != Standing.NONE || !ClosedGroups.isClosed(group);
  }

  static boolean isLastOwner(Node person, Node group) {
    return of(person, group) == Standing.OWNER
        && StreamSupport.stream(
                group.getRelationships(Direction.INCOMING, OWNER_OF).spliterator(), false)
            .allMatch(ownership -> ownership.getStartNode().equals(person));
  }

  private static Standing of(Relationship bond) {
    if (bond.isType(OWNER_OF)) {
      return Standing.OWNER;
    } else if (bond.isType(INVITED_TO)) {
      return Standing.INVITED;
    }
    return GraphNames.ADMIN.equals(bond.getProperty(GraphNames.ROLE, null))
        ? Standing.ADMIN
        : Standing.MEMBER;
  }
}
