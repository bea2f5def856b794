package io.shindigneo4j.procedures.organization;

import io.shindigneo4j.procedures.people.People;
import io.shindigneo4j.procedures.query.ValueOrder;
import io.shindigneo4j.schema.GraphNames;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.RelationshipType;
import org.neo4j.graphdb.Result;
import org.neo4j.graphdb.Transaction;

/** The hierarchy: who reports to whom. Ends even where a graph from elsewhere has circles. */
final class Hierarchy {

  static final RelationshipType REPORTS_TO = RelationshipType.withName(GraphNames.REPORTS_TO);

  /** The core API has nothing that finds or makes a node in one step. */
  private static final String LOCK =
      """
      MERGE (hierarchy:Hierarchy {name: 'organization'})
      SET hierarchy.name = hierarchy.name
      """;

  private Hierarchy() {}

  /** Until the transaction ends, nobody else gives anybody a manager; after locks of people. */
  static void lock(Transaction transaction) {
    try (Result result = transaction.execute(LOCK)) {
      result.accept(row -> true);
    }
  }

  /** The manager, the manager's manager and so on; without the person. For a change. */
  static List<Node> superiors(Node person) {
    return superiors(person, () -> {});
  }

  /**
   * The same.
   *
   * @param beforeEach runs before each manager is read
   */
  static List<Node> superiors(Node person, Runnable beforeEach) {
    Set<Node> found = new LinkedHashSet<>(Set.of(person));
    List<Node> level = List.of(person);
    while (!level.isEmpty()) {
      level = managers(level, beforeEach).stream().filter(found::add).toList();
    }
    found.remove(person);
    return new ArrayList<>(found);
  }

  /** Of a person, as {@link #superiors} has them. */
  static List<Node> managers(Node person, Runnable beforeEach) {
    return managers(List.of(person), beforeEach).stream()
        .filter(manager -> !manager.equals(person))
        .toList();
  }

  /** In order of id, as there may be several in a graph from elsewhere. */
  private static List<Node> managers(List<Node> people, Runnable beforeEach) {
    return people.stream()
        .flatMap(person -> person.getRelationships(Direction.OUTGOING, REPORTS_TO).stream())
        .peek(reporting -> beforeEach.run())
        .map(Relationship::getEndNode)
        .filter(manager -> manager.hasLabel(People.PERSON))
        .distinct()
        .sorted(Comparator.comparing(Hierarchy::id, ValueOrder.ASCENDING))
        .toList();
  }

  private static Object id(Node person) {
    return person.getProperty(GraphNames.ID, null);
  }
}
