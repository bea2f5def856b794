package io.shindigneo4j.procedures.people;

import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.people.DetailList;
import io.shindigneo4j.schema.people.UpdatePerson;
import io.shindigneo4j.server.procedure.ProcedureResult;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Label;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.RelationshipType;
import org.neo4j.graphdb.Transaction;

/** Changes a profile. */
final class PersonUpdate {

  private PersonUpdate() {}

  static ProcedureResult call(Transaction transaction, UpdatePerson parameters) {
    return People.find(transaction, parameters.id())
        .map(
            person -> {
              update(transaction, person, parameters);
              return PersonGet.record(person, parameters.selection());
            })
        .orElse(ProcedureResult.empty(List.of("values", "details")));
  }

  /** Under the person's lock, so that of two updates at once one comes after the other. */
  private static void update(Transaction transaction, Node person, UpdatePerson parameters) {
    transaction.acquireWriteLock(person);
    setProperties(person, parameters.properties());
    parameters.details().forEach(list -> replace(transaction, person, list));
  }

  private static void replace(Transaction transaction, Node person, DetailList list) {
    RelationshipType type = RelationshipType.withName(list.type());
    long position = removeEntries(person, type, list.only());
    for (Map<String, Object> properties : list.entries()) {
      Node entry = transaction.createNode(Label.label(list.label()));
      setProperties(entry, properties);
      person.createRelationshipTo(entry, type).setProperty(GraphNames.POSITION, position++);
    }
  }

  /** The first position after the entries that stay. */
  private static long removeEntries(Node person, RelationshipType type, String only) {
    long position = 0;
    for (Relationship has : person.getRelationships(Direction.OUTGOING, type)) {
      if (only == null || isOf(has.getEndNode(), only)) {
        remove(has.getEndNode());
      } else {
        position =
            Math.max(
                position, 1 + ((Number) has.getProperty(GraphNames.POSITION, -1L)).longValue());
      }
    }
    return position;
  }

  private static boolean isOf(Node entry, String type) {
    return ((String) entry.getProperty("type", "")).toLowerCase(Locale.ROOT).equals(type);
  }

  private static void remove(Node entry) {
    entry.getRelationships().forEach(Relationship::delete);
    entry.delete();
  }

  private static void setProperties(Node node, Map<String, Object> properties) {
    properties.forEach(
        (key, value) -> {
          if (value == null) {
            node.removeProperty(key);
          } else {
            node.setProperty(key, PropertyValues.of(key, value));
          }
        });
  }
}
