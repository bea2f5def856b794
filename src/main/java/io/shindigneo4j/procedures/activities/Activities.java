package io.shindigneo4j.procedures.activities;

import io.shindigneo4j.procedures.people.People;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.activities.ActivityOperations.ActivityKind;
import io.shindigneo4j.schema.activities.ActivityOperations.PersonLink;
import io.shindigneo4j.schema.activities.ActivityOperations.Role;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Label;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.RelationshipType;
import org.neo4j.graphdb.Transaction;

/** Activities in the graph. */
final class Activities {

  private static final RelationshipType[] ROLES =
      Stream.of(Role.values()).map(Activities::type).toArray(RelationshipType[]::new);

  private Activities() {}

  static Label label(ActivityKind kind) {
    return Label.label(kind.label());
  }

  static Optional<Node> find(Transaction transaction, ActivityKind kind, Object owner, String id) {
    return transaction.findNodes(label(kind), GraphNames.OWNER, owner, GraphNames.ID, id).stream()
        .findFirst();
  }

  static void link(Transaction transaction, Node activity, List<PersonLink> links) {
    for (PersonLink link : links) {
      People.find(transaction, link.person())
          .ifPresent(person -> activity.createRelationshipTo(person, type(link.role())));
    }
  }

  static void unlink(Node activity) {
    activity.getRelationships(Direction.OUTGOING, ROLES).forEach(Relationship::delete);
  }

  private static RelationshipType type(Role role) {
    return RelationshipType.withName(role.name());
  }
}
