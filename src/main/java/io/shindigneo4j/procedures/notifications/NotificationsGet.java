package io.shindigneo4j.procedures.notifications;

import io.shindigneo4j.procedures.friendships.Pair;
import io.shindigneo4j.procedures.groups.Groups;
import io.shindigneo4j.procedures.people.People;
import io.shindigneo4j.procedures.query.WorkBudget;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.messages.MessageNames;
import io.shindigneo4j.schema.notifications.NotificationOperations.GetNotifications;
import io.shindigneo4j.schema.notifications.NotificationOperations.NotificationCount;
import io.shindigneo4j.schema.notifications.NotificationOperations.NotificationKind;
import io.shindigneo4j.schema.notifications.NotificationOperations.Notifications;
import io.shindigneo4j.server.graph.Timestamps;
import io.shindigneo4j.server.procedure.ProcedureContext;
import java.util.Optional;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Label;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.RelationshipType;

/** Counts what waits for a person. */
final class NotificationsGet {

  private static final Label GROUP = Label.label(GraphNames.GROUP);
  private static final RelationshipType HAS_COLLECTION =
      RelationshipType.withName(MessageNames.HAS_COLLECTION);

  private final WorkBudget budget;
  private final Node person;

  private NotificationsGet(WorkBudget budget, Node person) {
    this.budget = budget;
    this.person = person;
  }

  static Optional<Notifications> call(
      ProcedureContext context, WorkBudget budget, GetNotifications parameters) {
    return People.find(context, parameters.person())
        .map(person -> new NotificationsGet(budget, person).all());
  }

  private Notifications all() {
    return new Notifications(
        unread(),
        count(NotificationKind.REQUESTS, Direction.INCOMING, Pair.FRIEND_REQUEST, People.PERSON),
        count(NotificationKind.INVITATIONS, Direction.OUTGOING, Groups.INVITED_TO, GROUP));
  }

  private long unread() {
    return person.getRelationships(Direction.OUTGOING, HAS_COLLECTION).stream()
        .map(Relationship::getEndNode)
        .filter(each -> MessageNames.INBOX.equals(each.getProperty(GraphNames.ID, null)))
        .mapToLong(inbox -> ((Number) inbox.getProperty(MessageNames.UNREAD, 0L)).longValue())
        .sum();
  }

  private NotificationCount count(
      NotificationKind kind, Direction direction, RelationshipType type, Label other) {
    Long seen = SeenMarks.moment(person, kind);
    long total = 0;
    long unseen = 0;
    Long newest = null;
    for (Relationship each : person.getRelationships(direction, type)) {
      budget.spend();
      if (each.getOtherNode(person).hasLabel(other)) {
        long since = Timestamps.of(each.getProperty(GraphNames.SINCE, null));
        total++;
        unseen += seen == null || since > seen ? 1 : 0;
        newest = newest == null ? since : Math.max(newest, since);
      }
    }
    return new NotificationCount(total, unseen, newest, seen);
  }
}
