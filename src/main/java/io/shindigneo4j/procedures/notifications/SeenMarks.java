package io.shindigneo4j.procedures.notifications;

import io.shindigneo4j.procedures.people.People;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.notifications.NotificationOperations.NotificationKind;
import io.shindigneo4j.schema.notifications.NotificationOperations.SeeNotifications;
import io.shindigneo4j.schema.notifications.NotificationOperations.SeenMark;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Label;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.RelationshipType;
import org.neo4j.graphdb.Transaction;

/** The marks of what people have seen. They change under the lock of their person. */
final class SeenMarks {

  private static final Label MARK = Label.label(GraphNames.SEEN_MARK);
  private static final RelationshipType HAS_SEEN = RelationshipType.withName(GraphNames.HAS_SEEN);

  private SeenMarks() {}

  /** All marks of a person. */
  static Stream<Node> of(Node person) {
    return person.getRelationships(Direction.OUTGOING, HAS_SEEN).stream()
        .map(Relationship::getEndNode);
  }

  /** The latest mark of a kind; null for none. */
  static Long moment(Node person, NotificationKind kind) {
    return of(person, kind).map(SeenMarks::moment).max(Long::compare).orElse(null);
  }

  private static Stream<Node> of(Node person, NotificationKind kind) {
    return of(person).filter(mark -> kind.word().equals(mark.getProperty(GraphNames.KIND, null)));
  }

  private static long moment(Node mark) {
    return ((Number) mark.getProperty(GraphNames.MOMENT)).longValue();
  }

  static Optional<SeenMark> see(Transaction transaction, SeeNotifications parameters) {
    return People.locked(transaction, parameters.person())
        .map(person -> new SeenMark(see(transaction, person, parameters)));
  }

  private static long see(Transaction transaction, Node person, SeeNotifications parameters) {
    List<Node> marks = of(person, parameters.kind()).toList();
    if (marks.isEmpty()) {
      marks = List.of(create(transaction, person, parameters));
    }
    marks.stream()
        .filter(mark -> moment(mark) < parameters.moment())
        .forEach(mark -> mark.setProperty(GraphNames.MOMENT, parameters.moment()));
    return moment(person, parameters.kind());
  }

  private static Node create(Transaction transaction, Node person, SeeNotifications parameters) {
    Node mark = transaction.createNode(MARK);
    mark.setProperty(GraphNames.KIND, parameters.kind().word());
    mark.setProperty(GraphNames.MOMENT, parameters.moment());
    person.createRelationshipTo(mark, HAS_SEEN);
    return mark;
  }

  static void delete(Node mark) {
    mark.getRelationships().forEach(Relationship::delete);
    mark.delete();
  }
}
