package io.shindigneo4j.procedures.groups;

import io.shindigneo4j.procedures.query.ExpandInto;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.groups.GroupOperations;
import io.shindigneo4j.schema.groups.GroupOperations.MembershipKind;
import java.util.List;
import java.util.Optional;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Label;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.RelationshipType;
import org.neo4j.graphdb.Transaction;

/** Groups in the graph, and what binds people to them. */
public final class Groups {

  static final Label GROUP = Label.label(GraphNames.GROUP);
  public static final RelationshipType MEMBER_OF = RelationshipType.withName(GraphNames.MEMBER_OF);
  public static final RelationshipType OWNER_OF = RelationshipType.withName(GraphNames.OWNER_OF);
  public static final RelationshipType INVITED_TO =
      RelationshipType.withName(GraphNames.INVITED_TO);

  private Groups() {}

  public static Optional<Node> find(Transaction transaction, String id) {
    return Optional.ofNullable(transaction.findNode(GROUP, GraphNames.ID, id));
  }

  /**
   * The group, locked for writing until the transaction ends. Whoever changes what binds people to
   * a group holds its lock; locks of people come before those of groups.
   */
  static Optional<Node> locked(Transaction transaction, String id) {
    find(transaction, id).ifPresent(transaction::acquireWriteLock);
    return find(transaction, id);
  }

  /** The relationships that make a membership. */
  static RelationshipType[] types(MembershipKind membership) {
    return switch (membership) {
      case MEMBERSHIP -> new RelationshipType[] {MEMBER_OF, OWNER_OF};
      case INVITATION -> new RelationshipType[] {INVITED_TO};
    };
  }

  /**
   * A person's relationships to a group.
   *
   * @param person null for nobody
   */
  static List<Relationship> memberships(Node person, Node group, RelationshipType... types) {
    return person == null ? List.of() : ExpandInto.between(person, group, types);
  }

  /** Whether the person, whose lock the caller holds, may own one more. */
  static boolean mayOwn(Node person) {
    return person.getDegree(OWNER_OF, Direction.OUTGOING) < GroupOperations.MAX_OWNED;
  }

  /** Whether the person, whose lock the caller holds, may be in one more. */
  static boolean mayJoin(Node person) {
    return person.getDegree(MEMBER_OF, Direction.OUTGOING) < GroupOperations.MAX_MEMBERSHIPS;
  }

  /** Whether the person may be invited into the group. The caller holds the locks of both. */
  static boolean mayInvite(Node person, Node group) {
    return person.getDegree(INVITED_TO, Direction.OUTGOING)
            < GroupOperations.MAX_RECEIVED_INVITATIONS
        && group.getDegree(INVITED_TO, Direction.INCOMING) < GroupOperations.MAX_INVITATIONS;
  }

  static void delete(Node group) {
    group.getRelationships().forEach(Relationship::delete);
    group.delete();
  }
}
