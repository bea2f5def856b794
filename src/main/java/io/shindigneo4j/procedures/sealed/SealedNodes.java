package io.shindigneo4j.procedures.sealed;

import io.shindigneo4j.procedures.people.People;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.sealed.SealedKind;
import io.shindigneo4j.schema.sealed.SealedOperations.SealedValue;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Label;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.NotFoundException;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.RelationshipType;
import org.neo4j.graphdb.ResourceIterator;
import org.neo4j.graphdb.Transaction;

/** The nodes of a kind, and the value that each has encrypted. */
final class SealedNodes {

  private static final Comparator<SealedValue> BY_ID =
      Comparator.comparing(SealedValue::id, SealedIdOrder.ASCENDING);

  private static final String IN_ORDER =
      """
      MATCH (node:%1$s) USING INDEX node:%1$s(%2$s)
      WHERE node.%2$s >= $from
      RETURN node
      ORDER BY node.%2$s
      """;

  private final Transaction transaction;
  private final SealedKind kind;
  private final Label label;
  private final Optional<RelationshipType> heldBy;

  SealedNodes(Transaction transaction, SealedKind kind) {
    this.transaction = transaction;
    this.kind = kind;
    this.label = Label.label(kind.label());
    this.heldBy = kind.heldBy().map(RelationshipType::withName);
  }

  /** All values, in no order. One whose node is deleted meanwhile is left out. */
  Stream<SealedValue> values() {
    return transaction.findNodes(label).stream().flatMap(node -> value(node).stream());
  }

  /**
   * The values after an id, in the order of {@code sealed.list}.
   *
   * @param after empty for all
   */
  Stream<SealedValue> valuesAfter(List<String> after) {
    String first = after.isEmpty() ? "" : after.get(0);
    Stream<SealedValue> values =
        switch (kind) {
          case CLIENT, REQUEST_TOKEN, TOKEN ->
              inOrder(kind.label(), kind.identity().get(0), first)
                  .flatMap(node -> value(node).stream());
          case GADGET_TOKEN ->
              inOrder(GraphNames.PERSON, GraphNames.ID, first).flatMap(this::heldByPerson);
          case SERVICE -> values().sorted(BY_ID);
        };
    return values.filter(value -> after.isEmpty() || isAfter(value.id(), after));
  }

  /** The first texts of ids are in the order of an index, from the first of these on. */
  private boolean isAfter(List<String> id, List<String> after) {
    return (kind != SealedKind.SERVICE && !id.get(0).equals(after.get(0)))
        || SealedIdOrder.ASCENDING.compare(id, after) > 0;
  }

  /** From a text on, by an index, which is read as far as the stream is. */
  private Stream<Node> inOrder(String nodes, String key, String from) {
    ResourceIterator<Node> found =
        transaction.execute(IN_ORDER.formatted(nodes, key), Map.of("from", from)).columnAs("node");
    return found.stream();
  }

  private Stream<SealedValue> heldByPerson(Node person) {
    return person.getRelationships(Direction.OUTGOING, heldBy.orElseThrow()).stream()
        .map(Relationship::getEndNode)
        .flatMap(node -> value(node).stream())
        .sorted(BY_ID);
  }

  private Optional<SealedValue> value(Node node) {
    try {
      return sealed(node).flatMap(text -> id(node).map(id -> new SealedValue(id, text)));
    } catch (NotFoundException e) { // deleted meanwhile
      return Optional.empty();
    }
  }

  private Optional<String> sealed(Node node) {
    return Optional.ofNullable((String) node.getProperty(kind.property(), null));
  }

  private Optional<List<String>> id(Node node) {
    List<String> id = new ArrayList<>();
    if (heldBy.isPresent()) {
      Relationship held = node.getSingleRelationship(heldBy.get(), Direction.INCOMING);
      if (held == null) { // deleted meanwhile
        return Optional.empty();
      }
      id.add((String) held.getStartNode().getProperty(GraphNames.ID));
    }
    kind.identity().forEach(key -> id.add((String) node.getProperty(key)));
    return Optional.of(id);
  }

  /** Replaces a value, under the lock of its node, if it is one of these texts. */
  boolean replace(List<String> id, List<String> expected, String text) {
    find(id).ifPresent(transaction::acquireWriteLock);
    Optional<Node> node =
        find(id).filter(found -> sealed(found).filter(expected::contains).isPresent());
    node.ifPresent(found -> found.setProperty(kind.property(), text));
    return node.isPresent();
  }

  private Optional<Node> find(List<String> id) {
    if (heldBy.isEmpty()) {
      return transaction.findNodes(label, identity(id)).stream().findFirst();
    }
    Map<String, Object> identity = identity(id.subList(1, id.size()));
    return People.find(transaction, id.get(0)).stream()
        .flatMap(person -> person.getRelationships(Direction.OUTGOING, heldBy.get()).stream())
        .map(Relationship::getEndNode)
        .filter(node -> has(node, identity))
        .findFirst();
  }

  private static boolean has(Node node, Map<String, Object> identity) {
    try {
      return node.getProperties(identity.keySet().toArray(String[]::new)).equals(identity);
    } catch (NotFoundException e) { // deleted meanwhile
      return false;
    }
  }

  private Map<String, Object> identity(List<String> values) {
    Map<String, Object> identity = new HashMap<>();
    for (int i = 0; i < values.size(); i++) {
      identity.put(kind.identity().get(i), values.get(i));
    }
    return identity;
  }

  /** The order of lists of strings, these by UTF-16. */
  private static final class SealedIdOrder implements Comparator<List<String>> {

    static final SealedIdOrder ASCENDING = new SealedIdOrder();

    private SealedIdOrder() {}

    @Override
    public int compare(List<String> left, List<String> right) {
      for (int i = 0; i < Math.min(left.size(), right.size()); i++) {
        int order = left.get(i).compareTo(right.get(i));
        if (order != 0) {
          return order;
        }
      }
      return Integer.compare(left.size(), right.size());
    }
  }
}
