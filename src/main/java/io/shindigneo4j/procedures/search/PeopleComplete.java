package io.shindigneo4j.procedures.search;

import io.shindigneo4j.procedures.people.People;
import io.shindigneo4j.procedures.people.VisibilityFilter;
import io.shindigneo4j.procedures.query.Candidate;
import io.shindigneo4j.procedures.query.Listing;
import io.shindigneo4j.procedures.query.NodeReader;
import io.shindigneo4j.procedures.query.WorkBudget;
import io.shindigneo4j.schema.query.ListQuery;
import io.shindigneo4j.schema.query.ListQuery.Sort;
import io.shindigneo4j.schema.query.Page;
import io.shindigneo4j.schema.search.NamePrefix;
import io.shindigneo4j.schema.search.SearchOperations;
import io.shindigneo4j.schema.search.SearchOperations.CompletePeople;
import io.shindigneo4j.schema.search.SearchOperations.PeopleSuggestions;
import io.shindigneo4j.server.procedure.ProcedureContext;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.Transaction;

/** Finds people whose names begin with some words: the viewer's friends, then others. */
final class PeopleComplete {

  private static final String[] NAMES = NamePrefix.properties().toArray(String[]::new);

  private static final long FRIEND = 0;
  private static final long STRANGER = 1;

  private PeopleComplete() {}

  static PeopleSuggestions call(
      ProcedureContext context, WorkBudget budget, CompletePeople parameters) {
    ListQuery first =
        new ListQuery(null, null, new Sort(null, true), new Page(0, parameters.limit()));
    Listing listing =
        Listing.of(
            ranks(context.transaction(), budget, parameters).entrySet().stream()
                .map(entry -> candidate(context, entry.getKey(), entry.getValue()))
                .iterator(),
            VisibilityFilter.of(context.transaction(), budget, parameters.viewpoint()),
            first);
    NodeReader reader = new NodeReader(context, parameters.selection());
    return new PeopleSuggestions(listing.nodes().stream().map(reader::item).toList());
  }

  private static Candidate candidate(ProcedureContext context, Node person, long rank) {
    return new Candidate(person, rank, People.rank(context, person));
  }

  private static Map<Node, Long> ranks(
      Transaction transaction, WorkBudget budget, CompletePeople parameters) {
    NamePrefix prefix = parameters.prefix();
    Map<Node, Long> ranks = new HashMap<>();
    PeopleIndex.find(transaction, prefix.text(), SearchOperations.MAX_STRANGERS).stream()
        .peek(node -> budget.spendStored())
        .filter(node -> node.hasLabel(People.PERSON))
        .forEach(person -> ranks.put(person, STRANGER));
    friends(transaction, parameters.viewpoint().viewer())
        .peek(friend -> budget.spendStored())
        .filter(friend -> friend.hasLabel(People.PERSON))
        .filter(friend -> isMeant(friend, prefix.words()))
        .forEach(friend -> ranks.put(friend, FRIEND));
    return ranks;
  }

  private static Stream<Node> friends(Transaction transaction, String viewer) {
    return Stream.ofNullable(viewer)
        .flatMap(id -> People.find(transaction, id).stream())
        .flatMap(person -> person.getRelationships(Direction.OUTGOING, People.FRIEND_OF).stream())
        .map(Relationship::getEndNode);
  }

  private static boolean isMeant(Node friend, List<String> words) {
    List<String> names =
        friend.getProperties(NAMES).values().stream()
            .filter(String.class::isInstance)
            .map(name -> folded((String) name))
            .toList();
    return words.stream()
        .map(PeopleComplete::folded)
        .allMatch(word -> names.stream().anyMatch(name -> begins(name, word)));
  }

  /** In lower case, one character after the other, whatever is around it. */
  private static String folded(String text) {
    StringBuilder folded = new StringBuilder(text.length());
    text.codePoints().map(Character::toLowerCase).forEach(folded::appendCodePoint);
    return folded.toString().replace("i\u0307", "i").replace('ς', 'σ');
  }

  private static boolean begins(String name, String word) {
    return name.startsWith(word) || name.contains(" " + word) || name.contains("-" + word);
  }
}
