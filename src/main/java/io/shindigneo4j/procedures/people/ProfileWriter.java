package io.shindigneo4j.procedures.people;

import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.people.PeopleOperations.DetailList;
import io.shindigneo4j.schema.people.PersonDetail;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Label;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.RelationshipType;
import org.neo4j.graphdb.Transaction;

/** Writes the profile of a person whose lock the caller holds. */
final class ProfileWriter {

  /** The most characters of a type that are compared. */
  private static final int MAX_TYPE_LENGTH = 100;

  private final Transaction transaction;
  private final Node person;

  ProfileWriter(Transaction transaction, Node person) {
    this.transaction = transaction;
    this.person = person;
  }

  void write(Map<String, Object> properties, List<DetailList> details) {
    PropertyValues.set(person, properties);
    details.forEach(this::replace);
  }

  /** Deletes the entries of all lists. */
  void deleteDetails() {
    for (PersonDetail detail : PersonDetail.values()) {
      removeEntries(RelationshipType.withName(detail.relationshipType()), null);
    }
  }

  private void replace(DetailList list) {
    RelationshipType type = RelationshipType.withName(list.type());
    long position = removeEntries(type, list.only());
    for (Map<String, Object> properties : list.entries()) {
      Node entry = transaction.createNode(Label.label(list.label()));
      PropertyValues.set(entry, properties);
      person.createRelationshipTo(entry, type).setProperty(GraphNames.POSITION, position++);
    }
  }

  /** The first position after the entries that stay. */
  private long removeEntries(RelationshipType type, String only) {
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

  /** As Cypher compares, for which a dotless i is no i. */
  private static boolean isOf(Node entry, String type) {
    String text = (String) entry.getProperty("type", "");
    String beginning = text.substring(0, Math.min(text.length(), MAX_TYPE_LENGTH));
    return beginning.toLowerCase(Locale.ROOT).equals(type);
  }

  private static void remove(Node entry) {
    entry.getRelationships().forEach(Relationship::delete);
    entry.delete();
  }
}
