package io.shindigneo4j.opensocial.search;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.ResultRecord;
import io.shindigneo4j.opensocial.configuration.QueryMode;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.schema.people.Viewpoint;
import io.shindigneo4j.schema.query.ListQuery;
import io.shindigneo4j.schema.query.ListQuery.Sort;
import io.shindigneo4j.schema.query.Page;
import io.shindigneo4j.schema.query.Selection;
import io.shindigneo4j.schema.search.SearchOperations;
import io.shindigneo4j.schema.search.SearchOperations.FindPeople;
import io.shindigneo4j.schema.search.SearchText;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@DisplayName("Several words are looked for together")
@ExtendWith(SharedGraphServer.class)
class SearchTogetherTest {

  private static final int MAX = 10;

  /** Each of the two names is that of more people than a lookup finds, both are that of one. */
  private static final String PEOPLE =
      """
      CREATE (:Person {id: 'a', displayName: 'Ann Bercor'}),
        (:Person {id: 'b', displayName: 'Bo'})-[:HAS_ORGANIZATION {position: 0}]->
          (:Organization {name: 'Cormar'})
      WITH 1 AS one UNWIND range(1, 20) AS i
      CREATE (:Person {id: 'p' + i, displayName: 'Ann X' + i}),
        (:Person {id: 'q' + i, displayName: 'Y' + i + ' Bercor'})
      """;

  @BeforeEach
  void create(GraphServer server) {
    server.clear();
    server.database("neo4j").executeTransactionally(PEOPLE);
  }

  @ParameterizedTest
  @EnumSource
  void soThatManyWithOneOfThemHideNobody(QueryMode mode, GraphServer server) {
    ResultRecord found = search(mode, server, "ann ber");
    assertThat(found.get("total", Long.class)).isEqualTo(1);
    assertThat(found.get("complete", Boolean.class)).isTrue();
  }

  @ParameterizedTest
  @EnumSource
  void andOneByOneWhereOneIsAnOrganisation(QueryMode mode, GraphServer server) {
    ResultRecord found = search(mode, server, "bo cor");
    assertThat(found.get("total", Long.class)).isEqualTo(1);
    assertThat(found.get("complete", Boolean.class)).isTrue();
  }

  /** They have as many organisations and groups as a lookup finds people. */
  @ParameterizedTest
  @EnumSource
  void andWhoHasManyOrganisationsAndGroupsHidesNobody(QueryMode mode, GraphServer server) {
    server
        .database("neo4j")
        .executeTransactionally(
            """
            MATCH (a:Person {id: 'a'}), (b:Person {id: 'b'})
            UNWIND range(1, 30) AS i
            CREATE (a)-[:HAS_ORGANIZATION {position: i}]->(:Organization {name: 'Dorn', title: 'Dorn'}),
              (a)-[:OWNER_OF]->(:Group {id: 'g' + i, title: 'Estate'})
            WITH b, count(*) AS all
            CREATE (b)-[:HAS_ORGANIZATION {position: 1}]->(:Organization {name: 'Dorn of the North'}),
              (b)-[:OWNER_OF]->(:Group {id: 'g', title: 'Estate of the North'})
            """);
    for (String word : List.of("dorn", "estate")) {
      ResultRecord found = search(mode, server, word);
      assertThat(found.get("total", Long.class)).as(word).isEqualTo(2);
      assertThat(found.get("complete", Boolean.class)).as(word).isTrue();
    }
  }

  private static ResultRecord search(QueryMode mode, GraphServer server, String text) {
    FindPeople search =
        new FindPeople(
            SearchText.of(text, true).within(MAX),
            Viewpoint.of("a"),
            new ListQuery(null, null, new Sort(null, true), new Page(0, 20)),
            new Selection(List.of("id"), List.of()));
    try (GraphDriver driver = server.driver()) {
      return new OperationRunner(driver, mode)
          .runUntyped(SearchOperations.PEOPLE, search)
          .join()
          .first()
          .orElseThrow();
    }
  }
}
