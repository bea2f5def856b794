package io.shindigneo4j.procedures.people;

import io.shindigneo4j.procedures.query.Candidate;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.people.PeopleSelector;
import io.shindigneo4j.server.procedure.ProcedureContext;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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

/** The people that a {@link PeopleSelector} selects, each once and at its first place. */
public final class SelectedPeople {

  private static final Label GROUP = Label.label(GraphNames.GROUP);
  private static final RelationshipType BLOCKS = RelationshipType.withName(GraphNames.BLOCKS);
  private static final RelationshipType DISMISSED = RelationshipType.withName(GraphNames.DISMISSED);
  private static final RelationshipType FRIEND_REQUEST =
      RelationshipType.withName(GraphNames.FRIEND_REQUEST);
  private static final RelationshipType MEMBER_OF = RelationshipType.withName(GraphNames.MEMBER_OF);

  private final Transaction transaction;
  private final Function<String, Optional<Node>> people;
  private final Map<Node, Long> ranks = new LinkedHashMap<>();

  private SelectedPeople(Transaction transaction, Function<String, Optional<Node>> people) {
    this.transaction = transaction;
    this.people = people;
  }

  /** Those of the people whom the viewer may see. */
  public static Iterator<Candidate> candidates(Transaction transaction, PeopleSelector around) {
    return new SelectedPeople(transaction, id -> People.find(transaction, id)).visible(around);
  }

  /** The same; who is asked for is found in memory, where that is there. */
  public static Iterator<Candidate> candidates(ProcedureContext context, PeopleSelector around) {
    return new SelectedPeople(context.transaction(), id -> People.find(context, id))
        .visible(around);
  }

  private Iterator<Candidate> visible(PeopleSelector around) {
    Predicate<Node> visible = VisibilityFilter.of(transaction, around.viewpoint());
    return all(around).filter(candidate -> visible.test(candidate.node())).iterator();
  }

  private Stream<Candidate> all(PeopleSelector around) {
    switch (around.circle()) {
      case SELF -> addSelves(around.users());
      case FRIENDS -> addTied(around.users(), People.FRIEND_OF, Direction.OUTGOING);
      case REQUESTED -> addTied(around.users(), FRIEND_REQUEST, Direction.OUTGOING);
      case REQUESTING -> addTied(around.users(), FRIEND_REQUEST, Direction.INCOMING);
      case BLOCKED -> addTied(around.users(), BLOCKS, Direction.OUTGOING);
      case DISMISSED -> addTied(around.users(), DISMISSED, Direction.OUTGOING);
      case GROUP -> addMembers(around);
      case ALL -> {
        return transaction.findNodes(People.PERSON).stream()
            .map(person -> new Candidate(person, 0));
      }
    }
    return candidates();
  }

  private Stream<Candidate> candidates() {
    return ranks.entrySet().stream().map(entry -> new Candidate(entry.getKey(), entry.getValue()));
  }

  private void addSelves(List<String> users) {
    for (int place = 0; place < users.size(); place++) {
      long rank = place;
      people.apply(users.get(place)).ifPresent(person -> add(person, rank));
    }
  }

  private void addTied(List<String> users, RelationshipType type, Direction direction) {
    for (String user : users) {
      people
          .apply(user)
          .ifPresent(
              person ->
                  person
                      .getRelationships(direction, type)
                      .forEach(tie -> addPerson(tie.getOtherNode(person), since(tie))));
    }
  }

  private void addMembers(PeopleSelector around) {
    String id = around.group();
    Node group = id == null ? null : transaction.findNode(GROUP, GraphNames.ID, id);
    if (group != null
        && around.users().stream().anyMatch(user -> isIn(user, group))
        && ClosedGroups.tellsMembers(group, known(around.viewpoint().viewer()))) {
      group
          .getRelationships(Direction.INCOMING, MEMBER_OF)
          .forEach(membership -> addPerson(membership.getStartNode(), since(membership)));
    }
  }

  private boolean isIn(String user, Node group) {
    return known(user).filter(person -> ClosedGroups.isIn(person, group)).isPresent();
  }

  private Optional<Node> known(String id) {
    return Optional.ofNullable(id).flatMap(people);
  }

  /** None but people, as in the graph that procedures are given. */
  private void addPerson(Node node, long rank) {
    if (node.hasLabel(People.PERSON)) {
      add(node, rank);
    }
  }

  private void add(Node person, long rank) {
    ranks.merge(person, rank, Math::min);
  }

  private static long since(Relationship relationship) {
    return ((Number) relationship.getProperty(GraphNames.SINCE, 0L)).longValue();
  }
}
