package io.shindigneo4j.procedures.activities;

import io.shindigneo4j.procedures.people.People;
import io.shindigneo4j.procedures.query.ValueOrder;
import io.shindigneo4j.procedures.query.WorkBudget;
import io.shindigneo4j.procedures.timeline.ApplicationLimit;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.activities.ActivityOperations;
import io.shindigneo4j.schema.activities.ActivityOperations.ActivityKind;
import io.shindigneo4j.server.graph.NodeIds;
import io.shindigneo4j.server.procedure.ProcedureContext;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Label;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.NotFoundException;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.RelationshipType;
import org.neo4j.graphdb.Transaction;

/** The streams of a person: one for each kind of activity and application. */
final class Streams {

  private static final Label STREAM = Label.label(GraphNames.ACTIVITY_STREAM);
  private static final RelationshipType HAS_STREAM =
      RelationshipType.withName(GraphNames.HAS_STREAM);

  private static final String[] KIND_AND_APPLICATION = {GraphNames.KIND, GraphNames.APPLICATION};

  private Streams() {}

  /**
   * The streams of the application, and those of no application; all of the kind where the
   * application is null. Reads memory where it holds them.
   */
  static Stream<Node> of(
      ProcedureContext context,
      WorkBudget budget,
      Node person,
      ActivityKind kind,
      String application) {
    return context.links().of(NodeIds.of(person), Set.of(GraphNames.HAS_STREAM)).stream()
        .peek(link -> budget.spendStored())
        .flatMap(link -> known(context, link.node(), kind, application));
  }

  /** Nothing, too, for one that has been deleted meanwhile, as it was without activities. */
  private static Stream<Node> known(
      ProcedureContext context, long stream, ActivityKind kind, String application) {
    try {
      Object[] values = context.properties().values(stream, KIND_AND_APPLICATION);
      return name(kind).equals(values[0]) && isOf(values[1], application)
          ? Stream.of(NodeIds.node(context.transaction(), stream))
          : Stream.empty();
    } catch (NotFoundException e) {
      return Stream.empty();
    }
  }

  /** Whether a stream or an activity is of the application or of none. */
  static boolean isOf(Node node, String application) {
    return application == null || isOf(node.getProperty(GraphNames.APPLICATION), application);
  }

  private static boolean isOf(Object own, String application) {
    return application == null || "".equals(own) || application.equals(own);
  }

  static Optional<Node> find(Node person, ActivityKind kind, Object application) {
    return ofKind(person, kind)
        .filter(stream -> stream.getProperty(GraphNames.APPLICATION).equals(application))
        .findFirst();
  }

  /**
   * Whether the application may post in the person's streams. The caller holds the person's write
   * lock.
   */
  static boolean makeRoom(Node person, ActivityKind kind, String application) {
    return ApplicationLimit.makeRoom(
        ofKind(person, kind), application, ActivityOperations.MAX_APPLICATIONS);
  }

  /** The caller holds the person's write lock, so that no stream is created twice. */
  static Node findOrCreate(
      Transaction transaction, Node person, ActivityKind kind, String application) {
    return find(person, kind, application)
        .orElseGet(() -> create(transaction, person, kind, application));
  }

  private static Node create(
      Transaction transaction, Node person, ActivityKind kind, String application) {
    Node stream = transaction.createNode(STREAM);
    stream.setProperty(GraphNames.KIND, name(kind));
    stream.setProperty(GraphNames.APPLICATION, application);
    stream.setProperty(GraphNames.OWNER, person.getProperty(GraphNames.ID));
    stream.setProperty(GraphNames.TOTAL, 0L);
    stream.setProperty(GraphNames.MOMENT, 0L);
    person.createRelationshipTo(stream, HAS_STREAM);
    return stream;
  }

  static Stream<Node> all(Node person) {
    return person.getRelationships(Direction.OUTGOING, HAS_STREAM).stream()
        .map(Relationship::getEndNode);
  }

  private static Stream<Node> ofKind(Node person, ActivityKind kind) {
    return all(person).filter(stream -> stream.getProperty(GraphNames.KIND).equals(name(kind)));
  }

  private static String name(ActivityKind kind) {
    return kind.name().toLowerCase(Locale.ROOT);
  }

  /** Locks a person and others in order of their ids; empty if the person is unknown. */
  static Optional<Node> locked(Transaction transaction, String person, Stream<String> others) {
    NavigableSet<String> ids = new TreeSet<>(ValueOrder.ASCENDING);
    ids.add(person);
    others.forEach(ids::add);
    Map<String, Optional<Node>> locked = new HashMap<>();
    ids.forEach(id -> locked.put(id, People.locked(transaction, id)));
    return locked.get(person);
  }
}
