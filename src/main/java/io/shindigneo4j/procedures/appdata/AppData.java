package io.shindigneo4j.procedures.appdata;

import io.shindigneo4j.procedures.query.ValueOrder;
import io.shindigneo4j.procedures.timeline.ApplicationLimit;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.appdata.AppDataOperations;
import io.shindigneo4j.schema.appdata.AppDataOperations.AppDataEntry;
import io.shindigneo4j.schema.appdata.AppDataOperations.AppDataValue;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Label;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.RelationshipType;
import org.neo4j.graphdb.Transaction;

/**
 * The app data of one application for one person. Whoever changes it holds the person's write lock.
 */
final class AppData {

  private static final Label APP_DATA = Label.label(GraphNames.APP_DATA);
  private static final Label VALUE = Label.label(GraphNames.APP_DATA_VALUE);
  private static final RelationshipType HAS_APP_DATA =
      RelationshipType.withName(GraphNames.HAS_APP_DATA);
  private static final RelationshipType HAS_VALUE = RelationshipType.withName(GraphNames.HAS_VALUE);

  private final Node node;
  private final Runnable beforeEach;

  private AppData(Node node, Runnable beforeEach) {
    this.node = node;
    this.beforeEach = beforeEach;
  }

  /** For a change. */
  static Optional<AppData> find(Node person, String application) {
    return find(person, application, () -> {});
  }

  /**
   * The app data of an application for a person.
   *
   * @param beforeEach runs before the data of an application are looked at, and before a value is
   */
  static Optional<AppData> find(Node person, String application, Runnable beforeEach) {
    return ends(person, HAS_APP_DATA)
        .peek(data -> beforeEach.run())
        .filter(data -> application.equals(data.getProperty(GraphNames.APPLICATION, null)))
        .findFirst()
        .map(data -> new AppData(data, beforeEach));
  }

  /** The app data of all applications for a person. */
  static List<AppData> all(Node person) {
    return ends(person, HAS_APP_DATA).map(data -> new AppData(data, () -> {})).toList();
  }

  /** Whether the application may keep values for the person. */
  static boolean makeRoom(Node person, String application) {
    return ApplicationLimit.makeRoom(
        ends(person, HAS_APP_DATA), application, AppDataOperations.MAX_APPLICATIONS);
  }

  static AppData findOrCreate(Transaction transaction, Node person, String application) {
    return find(person, application).orElseGet(() -> create(transaction, person, application));
  }

  private static AppData create(Transaction transaction, Node person, String application) {
    Node data = transaction.createNode(APP_DATA);
    data.setProperty(GraphNames.APPLICATION, application);
    person.createRelationshipTo(data, HAS_APP_DATA);
    return new AppData(data, () -> {});
  }

  /**
   * The values under some keys, by key.
   *
   * @param text what is told of the node of a value
   */
  List<AppDataEntry> values(Predicate<String> keys, Function<Node, String> text) {
    return nodes(keys)
        .sorted(Comparator.comparing(AppData::key, ValueOrder.ASCENDING))
        .map(value -> new AppDataEntry(key(value), text.apply(value)))
        .toList();
  }

  static String text(Node value) {
    return (String) value.getProperty(GraphNames.TEXT);
  }

  /** The sizes of the values under some keys. */
  List<Long> sizes(Predicate<String> keys) {
    return nodes(keys).map(value -> (Long) value.getProperty(GraphNames.SIZE)).toList();
  }

  void remove(Predicate<String> keys) {
    nodes(keys).toList().forEach(AppData::delete);
  }

  void delete() {
    remove(key -> true);
    delete(node);
  }

  private static void delete(Node node) {
    node.getRelationships().forEach(Relationship::delete);
    node.delete();
  }

  void add(Transaction transaction, AppDataValue value) {
    Node added = transaction.createNode(VALUE);
    added.setProperty(GraphNames.KEY, value.key());
    added.setProperty(GraphNames.TEXT, value.text());
    added.setProperty(GraphNames.SIZE, value.size());
    node.createRelationshipTo(added, HAS_VALUE);
  }

  /** Accepts these keys; every key where there is none. */
  static Predicate<String> anyOf(Collection<String> keys) {
    return keys.isEmpty() ? key -> true : keys::contains;
  }

  private Stream<Node> nodes(Predicate<String> keys) {
    return ends(node, HAS_VALUE)
        .peek(value -> beforeEach.run())
        .filter(value -> keys.test(key(value)));
  }

  private static String key(Node value) {
    return (String) value.getProperty(GraphNames.KEY);
  }

  private static Stream<Node> ends(Node node, RelationshipType type) {
    return node.getRelationships(Direction.OUTGOING, type).stream().map(Relationship::getEndNode);
  }
}
