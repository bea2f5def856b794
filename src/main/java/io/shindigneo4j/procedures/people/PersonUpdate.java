package io.shindigneo4j.procedures.people;

import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.people.DetailList;
import io.shindigneo4j.schema.people.PersonDetail;
import io.shindigneo4j.schema.people.UpdatePerson;
import io.shindigneo4j.server.procedure.ProcedureResult;
import io.shindigneo4j.server.procedure.RequestException;
import java.util.List;
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
    for (DetailList details : parameters.details()) {
      requireKnown(details);
      RelationshipType type = RelationshipType.withName(details.type());
      removeEntries(person, type);
      for (int position = 0; position < details.entries().size(); position++) {
        Node entry = transaction.createNode(Label.label(details.label()));
        setProperties(entry, details.entries().get(position));
        person.createRelationshipTo(entry, type).setProperty(GraphNames.POSITION, (long) position);
      }
    }
  }

  private static void requireKnown(DetailList details) {
    PersonDetail detail =
        PersonDetail.ofRelationshipType(details.type())
            .orElseThrow(() -> RequestException.invalidParameter("no list " + details.type()));
    if (!detail.label().equals(details.label())) {
      throw RequestException.invalidParameter(details.type() + " has label " + detail.label());
    }
  }

  private static void removeEntries(Node person, RelationshipType type) {
    for (Relationship has : person.getRelationships(Direction.OUTGOING, type)) {
      Node entry = has.getEndNode();
      has.delete();
      entry.delete();
    }
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
