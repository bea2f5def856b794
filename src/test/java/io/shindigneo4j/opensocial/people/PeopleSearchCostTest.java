package io.shindigneo4j.opensocial.people;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.schema.CypherFiles;
import io.shindigneo4j.schema.people.PeopleOperations;
import io.shindigneo4j.schema.people.PeopleOperations.ListPeople;
import io.shindigneo4j.schema.people.PeopleSelector;
import io.shindigneo4j.schema.people.PeopleSelector.PeopleRelation;
import io.shindigneo4j.schema.people.Viewpoint;
import io.shindigneo4j.schema.query.ListQuery;
import io.shindigneo4j.schema.query.ListQuery.Comparison;
import io.shindigneo4j.schema.query.ListQuery.Filter;
import io.shindigneo4j.schema.query.ListQuery.Sort;
import io.shindigneo4j.schema.query.ListQuery.Target;
import io.shindigneo4j.schema.query.Page;
import io.shindigneo4j.testing.DefectOfPredecessor;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import io.shindigneo4j.testing.StoreReads;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.ToLongFunction;
import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.neo4j.graphdb.GraphDatabaseService;

@DisplayName("A page of a search among friends")
@ExtendWith(SharedGraphServer.class)
class PeopleSearchCostTest {

  private static final int FEW = 40;
  private static final int MANY = 400;

  private static final Percentage TOLERANCE = Percentage.withPercentage(10);

  /** The friendship, the friend and the name; a whole profile takes more than a hundred. */
  private static final long READS_OF_A_FRIEND = 10;

  private static final String FRIENDS =
      """
      MERGE (a:Person {id: 'a'})
      WITH a UNWIND range(1, $friends) AS i
      CREATE (a)-[:FRIEND_OF {since: i}]->(p:Person {id: 'p' + i, displayName: 'Friend ' + i,
        aboutMe: 'x', status: 'y', tags: ['z']})
      WITH p UNWIND range(0, 4) AS position
      CREATE (p)-[:HAS_EMAIL {position: position}]->(:Email {value: 'e', type: 'work'}),
        (p)-[:HAS_URL {position: position}]->(:Url {value: 'u', linkText: 't'})
      """;

  @Test
  @DefectOfPredecessor("Every search loads, filters and sorts everything before paging")
  void readsWholeProfilesOfThoseOnItAndOneValueOfTheOthers(GraphServer server) {
    GraphDatabaseService database = server.database("neo4j");
    assertCosts(server, page -> StoreReads.ofProcedure(database, name(), parameters(page)));
    assertCosts(
        server,
        page ->
            StoreReads.ofCypher(
                database, CypherFiles.text(name()), CypherFiles.parameters(parameters(page))));
  }

  private static void assertCosts(GraphServer server, ToLongFunction<ListPeople> reads) {
    friends(server, FEW);
    long namesOfFew = reads.applyAsLong(search("id"));
    long wholeOfFew = reads.applyAsLong(search("@all")) - namesOfFew;
    friends(server, MANY);
    long namesOfMany = reads.applyAsLong(search("id"));
    long wholeOfMany = reads.applyAsLong(search("@all")) - namesOfMany;
    assertThat(wholeOfMany).as("of the page").isPositive().isCloseTo(wholeOfFew, TOLERANCE);
    assertThat((namesOfMany - namesOfFew) / (MANY - FEW))
        .as("of one more friend")
        .isBetween(1L, READS_OF_A_FRIEND);
  }

  private static void friends(GraphServer server, int count) {
    server.clear();
    server.database("neo4j").executeTransactionally(FRIENDS, Map.of("friends", count));
    server.forgetPlans();
  }

  private static ListPeople search(String fields) {
    Target name = Target.property("displayName");
    return new ListPeople(
        new PeopleSelector(List.of("a"), PeopleRelation.FRIENDS, null, Viewpoint.of("a")),
        null,
        new ListQuery(
            new Filter(name, Comparison.CONTAINS, "Friend"),
            null,
            new Sort(name, true),
            new Page(0, 20)),
        PersonMapper.selection(Set.of(fields)));
  }

  private static String name() {
    return PeopleOperations.LIST.name();
  }

  private static Map<String, Object> parameters(ListPeople page) {
    return PeopleOperations.LIST.toMap(page);
  }
}
