package io.shindigneo4j.procedures.people;

import io.shindigneo4j.procedures.query.Candidate;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.people.ListPeople;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Label;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.RelationshipType;
import org.neo4j.graphdb.Transaction;

/** The people of a circle, each once and with the best of its places. */
final class Circles {

  private static final Label GROUP = Label.label(GraphNames.GROUP);
  private static final RelationshipType MEMBER_OF = RelationshipType.withName(GraphNames.MEMBER_OF);
  private static final RelationshipType OWNER_OF = RelationshipType.withName(GraphNames.OWNER_OF);

  private final Transaction transaction;
  private final Map<Node, Long> ranks = new LinkedHashMap<>();

  private Circles(Transaction transaction) {
    this.transaction = transaction;
  }

  static Iterator<Candidate> candidates(Transaction transaction, ListPeople parameters) {
    Circles circles = new Circles(transaction);
    switch (parameters.circle()) {
      case SELF -> circles.addSelves(parameters.users());
      case FRIENDS -> circles.addFriends(parameters.users());
      case GROUP -> circles.addMembers(parameters.users(), parameters.group());
      case ALL -> {
        return transaction.findNodes(People.PERSON).stream()
            .map(person -> new Candidate(person, 0))
            .iterator();
      }
    }
    return circles.candidates();
  }

  private Iterator<Candidate> candidates() {
    return ranks.entrySet().stream()
        .map(entry -> new Candidate(entry.getKey(), entry.getValue()))
        .iterator();
  }

  private void addSelves(List<String> users) {
    for (int place = 0; place < users.size(); place++) {
      long rank = place;
      People.find(transaction, users.get(place)).ifPresent(person -> add(person, rank));
    }
  }

  private void addFriends(List<String> users) {
    for (String user : users) {
      People.find(transaction, user)
          .ifPresent(
              person ->
                  person
                      .getRelationships(Direction.OUTGOING, People.FRIEND_OF)
                      .forEach(friendship -> add(friendship.getEndNode(), since(friendship))));
    }
  }

  private void addMembers(List<String> users, String groupId) {
    Node group = groupId == null ? null : transaction.findNode(GROUP, GraphNames.ID, groupId);
    if (group != null && users.stream().anyMatch(user -> belongs(user, group))) {
      group
          .getRelationships(Direction.INCOMING, MEMBER_OF)
          .forEach(membership -> add(membership.getStartNode(), since(membership)));
    }
  }

  private boolean belongs(String user, Node group) {
    return People.find(transaction, user)
        .map(
            person ->
                person.getRelationships(Direction.OUTGOING, MEMBER_OF, OWNER_OF).stream()
                    .map(Relationship::getEndNode)
                    .anyMatch(found -> Objects.equals(found, group)))
        .orElse(false);
  }

  private void add(Node person, long rank) {
    ranks.merge(person, rank, Math::min);
  }

  private static long since(Relationship relationship) {
    return ((Number) relationship.getProperty(GraphNames.SINCE, 0L)).longValue();
  }
}
