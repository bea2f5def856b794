package io.shindigneo4j.procedures.groups;

import static io.shindigneo4j.procedures.groups.Groups.MEMBER_OF;
import static io.shindigneo4j.procedures.groups.Groups.OWNER_OF;

import io.shindigneo4j.procedures.people.People;
import io.shindigneo4j.procedures.people.PersonDataCleanup;
import io.shindigneo4j.procedures.query.ValueOrder;
import io.shindigneo4j.schema.GraphNames;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.Transaction;

/**
 * Passes each group that only the deleted person owns to the admin with the longest membership, or
 * else to the member with the longest. Deletes a group that has neither.
 */
public final class GroupsCleanup implements PersonDataCleanup {

  /** The strength of a claim to a group; the first in order is the strongest. */
  private record Claim(boolean admin, long since, Object id) implements Comparable<Claim> {

    private static final Comparator<Claim> ORDER =
        Comparator.comparing((Claim claim) -> !claim.admin)
            .thenComparing(Claim::since)
            .thenComparing(Claim::id, ValueOrder.ASCENDING);

    static Claim of(Relationship membership) {
      return new Claim(
          GraphNames.ADMIN.equals(membership.getProperty(GraphNames.ROLE, null)),
          ((Number) membership.getProperty(GraphNames.SINCE, 0L)).longValue(),
          membership.getStartNode().getProperty(GraphNames.ID, null));
    }

    @Override
    public int compareTo(Claim other) {
      return ORDER.compare(this, other);
    }
  }

  @Override
  public void delete(Transaction transaction, Node person, long now) {
    List<Node> owned =
        person.getRelationships(Direction.OUTGOING, OWNER_OF).stream()
            .map(Relationship::getEndNode)
            .filter(group -> group.hasLabel(Groups.GROUP))
            .distinct()
            .sorted(Comparator.comparing(GroupsCleanup::id, ValueOrder.ASCENDING))
            .toList();
    owned.forEach(transaction::acquireWriteLock);
    owned.stream()
        .filter(group -> GroupRoles.isLastOwner(person, group))
        .forEach(group -> pass(group, person));
  }

  private static Object id(Node group) {
    return group.getProperty(GraphNames.ID, null);
  }

  private static void pass(Node group, Node person) {
    heir(group, person)
        .ifPresentOrElse(
            heir -> heir.createRelationshipTo(group, OWNER_OF), () -> Groups.delete(group));
  }

  private static Optional<Node> heir(Node group, Node person) {
    Map<Node, Claim> claims = new HashMap<>();
    for (Relationship membership : group.getRelationships(Direction.INCOMING, MEMBER_OF)) {
      Node member = membership.getStartNode();
      if (member.hasLabel(People.PERSON) && !member.equals(person)) {
        claims.merge(member, Claim.of(membership), (a, b) -> a.compareTo(b) <= 0 ? a : b);
      }
    }
    return claims.entrySet().stream().min(Map.Entry.comparingByValue()).map(Map.Entry::getKey);
  }
}
