package io.shindigneo4j.opensocial.search;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.HandlerContract;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The calls that a box for everything makes in one batch, as docs/search.md has them. */
@DisplayName("A search box for everything")
class SearchBoxTest extends HandlerContract {

  @BeforeEach
  void people() {
    graph(
        """
        CREATE (:Person {id: 'named', displayName: 'Java Jones'}),
          (:Person {id: 'keen', displayName: 'K', interests: ['javelin']}),
          (:Person {id: 'employed', displayName: 'E'})
            -[:HAS_ORGANIZATION]->(:Organization {name: 'Javatech', title: 'clerk'}),
          (:Person {id: 'skilled', displayName: 'S'})
        """);
    rpc("skilled", "skills.add", "{skill: 'Java'}");
  }

  @ParameterizedTest
  @CsvSource({"ja, Java", "JAV, Java", "java, Java"})
  void findsByNameSkillOrganisationAndInterest(String typed, String skill) {
    String fragment = "{fragment: '" + typed + "'}";
    assertThat(rpc("named", "graph.complete", fragment).getList("list.id"))
        .isEqualTo(List.of("named"));
    assertThat(rpc("named", "graph.search", "{query: '" + typed + "'}").getList("list.id"))
        .contains("named", "employed")
        .doesNotContain("skilled");
    assertThat(rpc("named", "graph.search", "{query: 'jave'}").getList("list.id"))
        .isEqualTo(List.of("keen"));
    assertThat(rpc("named", "skills.complete", fragment).getList("list.name"))
        .isEqualTo(List.of(skill));
    assertThat(rpc("named", "skills.people", "{skill: '" + skill + "'}").getList("list.id"))
        .isEqualTo(List.of("skilled"));
  }
}
