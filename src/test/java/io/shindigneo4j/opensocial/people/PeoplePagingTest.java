package io.shindigneo4j.opensocial.people;

import static io.shindigneo4j.testing.Answers.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.DefectOfPredecessor;
import io.shindigneo4j.testing.ListOptions;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.apache.shindig.protocol.RestfulCollection;
import org.apache.shindig.protocol.model.FilterOperation;
import org.apache.shindig.social.opensocial.model.Person;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("Pages of people")
class PeoplePagingTest extends PeopleContract {

  private static final int FRIENDS = 40;

  @BeforeEach
  void oneWithManyFriends() {
    graph(
        """
        CREATE (a:Person {id: 'a'})
        WITH a UNWIND range(100, 99 + $friends) AS i
        CREATE (a)-[:FRIEND_OF {since: i}]->(:Person {id: toString(i), age: i % 2})
        """,
        Map.of("friends", (long) FRIENDS));
  }

  @ParameterizedTest
  @CsvSource({"0,20", "0,1", "5,7", "39,20", "35,5", "35,6"})
  void aPageIsAPieceOfTheListWithTheTotalOfAll(int first, int count) {
    RestfulCollection<Person> page = page(first, count);
    List<String> expected =
        IntStream.range(first, Math.min(FRIENDS, first + count))
            .mapToObj(i -> String.valueOf(100 + i))
            .toList();
    assertThat(ids(page)).isEqualTo(expected);
    assertThat(page.getTotalResults()).isEqualTo(FRIENDS);
    assertThat(page.getStartIndex()).isEqualTo(first);
    assertThat(page.getItemsPerPage()).isEqualTo(count);
  }

  @ParameterizedTest
  @CsvSource({"40,20", "1000,20", "2147483647,20", "0,0", "10,0"})
  void aPageBeyondTheEndOrOfNothingIsEmpty(int first, int count) {
    RestfulCollection<Person> page = page(first, count);
    assertThat(page.getList()).isEmpty();
    assertThat(page.getTotalResults()).isEqualTo(FRIENDS);
    assertThat(page.getStartIndex()).isEqualTo(first);
  }

  @ParameterizedTest
  @CsvSource({"-1,20", "0,-1", "-2147483648,20"})
  void negativeNumbersAreABadRequest(int first, int count) {
    assertRefused(400, () -> page(first, count));
  }

  @ParameterizedTest
  @CsvSource({"31", "2147483647"})
  @DefectOfPredecessor("Results are unbounded")
  void noPageIsLongerThanTheLimit(int count) {
    RestfulCollection<Person> page = page(0, count);
    assertThat(page.getList()).hasSize(PAGE_LIMIT);
    assertThat(page.getItemsPerPage()).isEqualTo(PAGE_LIMIT);
    assertThat(page.getTotalResults()).isEqualTo(FRIENDS);
  }

  @Test
  void theTotalCountsWhatPassesTheFilter() {
    ListOptions options =
        ListOptions.none().where("age", FilterOperation.equals, "1").descendingBy("id").page(1, 3);
    RestfulCollection<Person> page = people("@friends", options, "a");
    assertThat(ids(page)).containsExactly("137", "135", "133");
    assertThat(page.getTotalResults()).isEqualTo(FRIENDS / 2);
  }

  @Test
  void pagesOfEqualsNeitherRepeatNorSkip() {
    ListOptions first = ListOptions.none().ascendingBy("age").page(0, 25);
    ListOptions second = ListOptions.none().ascendingBy("age").page(25, 25);
    assertThat(ids("@friends", first, "a"))
        .doesNotContainAnyElementsOf(ids("@friends", second, "a"));
    assertThat(ids("@friends", second, "a")).hasSize(15);
  }

  private RestfulCollection<Person> page(int first, int count) {
    return people("@friends", ListOptions.none().page(first, count), "a");
  }
}
