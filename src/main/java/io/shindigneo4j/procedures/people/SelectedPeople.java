package io.shindigneo4j.procedures.people;

import io.shindigneo4j.procedures.query.Candidate;
import io.shindigneo4j.procedures.query.Listing;
import io.shindigneo4j.procedures.query.RankedNodes;
import io.shindigneo4j.procedures.query.WorkBudget;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.people.PeopleSelector;
import io.shindigneo4j.schema.people.PeopleSelector.PeopleRelation;
import io.shindigneo4j.schema.people.Viewpoint.Reach;
import io.shindigneo4j.schema.query.ListQuery;
import io.shindigneo4j.server.graph.NodeIds;
import io.shindigneo4j.server.procedure.ProcedureContext;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.Spliterators;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
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
  private final WorkBudget budget;
  private final RankedNodes ranks = new RankedNodes();

  private SelectedPeople(
      Transaction transaction, WorkBudget budget, Function<String, Optional<Node>> people) {
    this.transaction = transaction;
    this.budget = budget;
    this.people = people;
  }

  /** Those of the people whom the viewer may see. */
  public static Iterator<Candidate> candidates(
      Transaction transaction, WorkBudget budget, PeopleSelector around) {
    return new SelectedPeople(transaction, budget, id -> People.find(transaction, id))
        .visible(around);
  }

  /** The same; who is asked for is found in memory, where that is there. */
  public static Iterator<Candidate> candidates(
      ProcedureContext context, WorkBudget budget, PeopleSelector around) {
    return of(context, budget).visible(around);
  }

  /** A page of those of the people whom the viewer may see. */
  static Listing list(
      ProcedureContext context, WorkBudget budget, PeopleSelector around, ListQuery query) {
    return of(context, budget).list(around, query);
  }

  private static SelectedPeople of(ProcedureContext context, WorkBudget budget) {
    return new SelectedPeople(context.transaction(), budget, id -> People.find(context, id));
  }

  private Listing list(PeopleSelector around, ListQuery query) {
    if (around.circle() == PeopleRelation.ALL
        || around.viewpoint().reach() != Reach.EVERYBODY
        || !query.isNatural()) {
      return Listing.of(visible(around), person -> true, query);
    }
    collect(around);
    return ranks.list(transaction, query);
  }

  private Iterator<Candidate> visible(PeopleSelector around) {
    Iterator<Candidate> all = all(around);
    if (around.viewpoint().reach() == Reach.EVERYBODY) {
      return all;
    }
    Predicate<Node> visible = VisibilityFilter.of(transaction, budget, around.viewpoint());
    return stream(all).filter(candidate -> visible.test(candidate.node())).iterator();
  }

  private static Stream<Candidate> stream(Iterator<Candidate> candidates) {
    return StreamSupport.stream(Spliterators.spliteratorUnknownSize(candidates, 0), false);
  }

  private Iterator<Candidate> all(PeopleSelector around) {
    if (around.circle() == PeopleRelation.ALL) {
      return transaction.findNodes(People.PERSON).stream().map(this::unranked).iterator();
    }
    collect(around);
    return ranks.candidates(transaction);
  }

  private Candidate unranked(Node person) {
    budget.spendStored();
    return new Candidate(person, 0);
  }

  private void collect(PeopleSelector around) {
    switch (around.circle()) {
      case SELF -> addSelves(around.users());
      case FRIENDS -> addTied(around.users(), People.FRIEND_OF, Direction.OUTGOING);
      case HEARD -> addHeard(around.users());
      case REQUESTED -> addTied(around.users(), FRIEND_REQUEST, Direction.OUTGOING);
      case REQUESTING -> addTied(around.users(), FRIEND_REQUEST, Direction.INCOMING);
      case BLOCKED -> addTied(around.users(), BLOCKS, Direction.OUTGOING);
      case DISMISSED -> addTied(around.users(), DISMISSED, Direction.OUTGOING);
      case GROUP -> addMembers(around);
      case ALL -> throw new IllegalArgumentException("all people are not collected");
    }
  }

  private void addSelves(List<String> users) {
    for (int place = 0; place < users.size(); place++) {
      long rank = place;
      people.apply(users.get(place)).ifPresent(person -> ranks.add(NodeIds.of(person), rank));
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

  private void addHeard(List<String> users) {
    for (String user : users) {
      people
          .apply(user)
          .ifPresent(
              person -> {
                Set<Node> blocked = tied(person, BLOCKS);
                person.getRelationships(Direction.OUTGOING, People.FRIEND_OF).stream()
                    .filter(tie -> !blocked.contains(tie.getEndNode()))
                    .forEach(tie -> addPerson(tie.getEndNode(), since(tie)));
              });
    }
  }

  private Set<Node> tied(Node person, RelationshipType type) {
    Set<Node> tied = new HashSet<>();
    for (Relationship tie : person.getRelationships(Direction.BOTH, type)) {
      budget.spendStored();
      tied.add(tie.getOtherNode(person));
    }
    return tied;
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
    budget.spendStored();
    if (node.hasLabel(People.PERSON)) {
      ranks.add(NodeIds.of(node), rank);
    }
  }

  private static long since(Relationship relationship) {
    return ((Number) relationship.getProperty(GraphNames.SINCE, 0L)).longValue();
  }
}
