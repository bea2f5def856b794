package io.shindigneo4j.procedures.friendships;

import io.shindigneo4j.procedures.people.People;
import io.shindigneo4j.procedures.query.ExpandInto;
import io.shindigneo4j.procedures.query.ValueOrder;
import io.shindigneo4j.schema.GraphNames;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.RelationshipType;
import org.neo4j.graphdb.Transaction;

/** Two people, both locked for writing until the transaction ends. */
public record Pair(Node person, Node other) {

  public static final RelationshipType FRIEND_REQUEST =
      RelationshipType.withName(GraphNames.FRIEND_REQUEST);

  public static final RelationshipType BLOCKS = RelationshipType.withName(GraphNames.BLOCKS);

  /** Locks in order of id, so that two such calls at the same time do not deadlock. */
  public static Optional<Pair> locked(Transaction transaction, String person, String other) {
    Stream.of(person, other)
        .sorted(ValueOrder.ASCENDING)
        .forEach(id -> People.locked(transaction, id));
    return People.find(transaction, person)
        .flatMap(one -> People.find(transaction, other).map(two -> new Pair(one, two)));
  }

  public Pair reversed() {
    return new Pair(other, person);
  }

  /** The relationships of that type from the person to the other. */
  List<Relationship> ties(RelationshipType type) {
    return ExpandInto.between(person, other, type);
  }

  public boolean has(RelationshipType type) {
    return !ties(type).isEmpty();
  }

  /** Sets when the tie began; makes it where there is none. */
  public void tie(RelationshipType type, long since) {
    List<Relationship> ties = new ArrayList<>(ties(type));
    if (ties.isEmpty()) {
      ties.add(person.createRelationshipTo(other, type));
    }
    ties.forEach(tie -> tie.setProperty(GraphNames.SINCE, since));
  }

  /**
   * Undoes the tie.
   *
   * @return whether there was one
   */
  public boolean untie(RelationshipType type) {
    List<Relationship> ties = ties(type);
    ties.forEach(Relationship::delete);
    return !ties.isEmpty();
  }
}
