package io.shindigneo4j.procedures.search;

import io.shindigneo4j.procedures.people.GroupVisibility;
import io.shindigneo4j.procedures.people.People;
import io.shindigneo4j.procedures.query.Candidate;
import io.shindigneo4j.procedures.query.WorkBudget;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.people.PersonDetail;
import io.shindigneo4j.schema.search.Lookup;
import io.shindigneo4j.schema.search.SearchOperations;
import io.shindigneo4j.schema.search.SearchText;
import io.shindigneo4j.server.procedure.ProcedureContext;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Label;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.RelationshipType;
import org.neo4j.graphdb.Transaction;

/** The people whom each word has found, with the best rank of each word. */
final class SearchMatches {

  private static final Label GROUP = Label.label(GraphNames.GROUP);
  private static final Label ORGANIZATION = Label.label(PersonDetail.ORGANIZATIONS.label());
  private static final RelationshipType HAS_ORGANIZATION =
      RelationshipType.withName(PersonDetail.ORGANIZATIONS.relationshipType());
  private static final RelationshipType MEMBER_OF = RelationshipType.withName(GraphNames.MEMBER_OF);
  private static final RelationshipType OWNER_OF = RelationshipType.withName(GraphNames.OWNER_OF);

  private static final long NOT_FOUND = Long.MAX_VALUE;

  private final ProcedureContext context;
  private final Transaction transaction;
  private final SearchText text;
  private final WorkBudget budget;
  private final Predicate<Node> tellsMembers;
  private final Map<Node, long[]> ranks = new HashMap<>();

  /** The words that have found organisations or groups. */
  private final Set<Long> bound = new HashSet<>();

  private boolean complete = true;

  /**
   * @param viewer who looks; null for somebody who is not known
   */
  SearchMatches(ProcedureContext context, WorkBudget budget, SearchText text, String viewer) {
    this.context = context;
    this.transaction = context.transaction();
    this.text = text;
    this.budget = budget;
    this.tellsMembers =
        new GroupVisibility(
            Optional.ofNullable(viewer).flatMap(id -> People.find(transaction, id)),
            budget::spendStored);
  }

  /**
   * Looks for people by all words first. Single words are looked for if these people are not too
   * many, and a word in what people have themselves only if another one has found what they are
   * bound to.
   */
  void find() {
    lookups().filter(lookup -> lookup.word() == Lookup.ALL_WORDS).forEach(this::findTogether);
    if (complete) {
      lookups().filter(Lookup::isBond).forEach(this::findBonds);
      lookups()
          .filter(lookup -> lookup.word() != Lookup.ALL_WORDS && !lookup.isBond())
          .filter(lookup -> text.words().size() == 1 || isBoundByAnother(lookup.word()))
          .forEach(lookup -> addHolders(found(lookup, text.most()), lookup));
    }
  }

  private Stream<Lookup> lookups() {
    return text.lookups().stream();
  }

  private boolean isBoundByAnother(long word) {
    return bound.stream().anyMatch(other -> other != word);
  }

  private List<Node> found(Lookup lookup, long most) {
    List<Node> found = PeopleIndex.find(transaction, lookup.text(), most);
    found.forEach(node -> budget.spendStored());
    complete &= found.size() < most;
    return found;
  }

  private void findTogether(Lookup lookup) {
    for (Node node : found(lookup, text.together())) {
      if (node.hasLabel(People.PERSON)) {
        for (int word = 0; word < text.words().size(); word++) {
          add(node, word, lookup.person());
        }
      }
    }
  }

  private void findBonds(Lookup lookup) {
    List<Node> found = found(lookup, SearchOperations.MAX_ENTRIES);
    if (!found.isEmpty()) {
      bound.add(lookup.word());
    }
    addHolders(found, lookup);
    if (lookup.group() >= 0) {
      addMembers(found, lookup);
    }
  }

  /** A person counts once, however many organisations are found. */
  private void addHolders(List<Node> found, Lookup lookup) {
    Set<Node> holders = new HashSet<>();
    for (Node node : found) {
      long rank = node.hasLabel(ORGANIZATION) ? lookup.organization() : lookup.person();
      if (rank >= 0) {
        holders(node)
            .filter(person -> holders.size() < text.most() || holders.contains(person))
            .forEach(
                person -> {
                  holders.add(person);
                  add(person, lookup.word(), rank);
                });
      }
    }
    complete &= holders.size() < text.most();
  }

  private Stream<Node> holders(Node node) {
    return node.hasLabel(ORGANIZATION)
        ? people(node, HAS_ORGANIZATION)
        : Stream.of(node).filter(person -> person.hasLabel(People.PERSON));
  }

  /** A person counts once, in however many groups. */
  private void addMembers(List<Node> found, Lookup lookup) {
    List<Node> bonds =
        found.stream()
            .filter(node -> node.hasLabel(GROUP))
            .filter(tellsMembers)
            .flatMap(group -> people(group, MEMBER_OF, OWNER_OF))
            .limit(SearchOperations.MAX_ENTRIES)
            .toList();
    List<Node> members = bonds.stream().distinct().limit(text.most()).toList();
    complete &= bonds.size() < SearchOperations.MAX_ENTRIES && members.size() < text.most();
    members.forEach(member -> add(member, lookup.word(), lookup.group()));
  }

  private Stream<Node> people(Node node, RelationshipType... types) {
    return node.getRelationships(Direction.INCOMING, types).stream()
        .peek(found -> budget.spendStored())
        .map(Relationship::getStartNode)
        .filter(person -> person.hasLabel(People.PERSON));
  }

  private void add(Node person, long word, long rank) {
    long[] best = ranks.computeIfAbsent(person, found -> nothing());
    best[(int) word] = Math.min(best[(int) word], rank);
  }

  private long[] nothing() {
    long[] nothing = new long[text.words().size()];
    Arrays.fill(nothing, NOT_FOUND);
    return nothing;
  }

  /** Whether no lookup reached its limit. */
  boolean complete() {
    return complete;
  }

  /** The people whom all words have found, by their worst rank. */
  Iterator<Candidate> candidates() {
    return ranks.entrySet().stream()
        .map(entry -> candidate(entry.getKey(), entry.getValue()))
        .filter(candidate -> candidate.rank() < NOT_FOUND)
        .iterator();
  }

  private Candidate candidate(Node person, long... best) {
    return new Candidate(
        person, Arrays.stream(best).max().orElse(NOT_FOUND), People.rank(context, person));
  }
}
