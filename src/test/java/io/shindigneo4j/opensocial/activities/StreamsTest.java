package io.shindigneo4j.opensocial.activities;

import static io.shindigneo4j.testing.Answers.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.Answers;
import io.shindigneo4j.testing.ListOptions;
import io.shindigneo4j.testing.Tokens;
import java.util.Date;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.protocol.RestfulCollection;
import org.apache.shindig.protocol.model.FilterOperation;
import org.apache.shindig.protocol.model.SortOrder;
import org.apache.shindig.social.opensocial.model.ActivityEntry;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A list of entries of activity streams")
class StreamsTest extends ActivitiesContract {

  @BeforeEach
  void people() {
    people("viewer", "a", "b", "c");
    friends("a", "b", "c");
    friends("b", "c");
  }

  private void postAll(String... postings) {
    for (String posting : postings) {
      String[] parts = posting.split(" ");
      post(parts[0], "{\"title\": \"%s\"}".formatted(parts[1]));
    }
  }

  @Test
  void beginsWithTheNewest() {
    postAll("a 1", "a 2", "a 3");
    assertThat(titles("@self", ListOptions.none(), "a")).containsExactly("3", "2", "1");
  }

  @Test
  void beginsWithTheOldestWhenTurnedRound() {
    postAll("a 1", "b 2", "a 3");
    ListOptions descending = ListOptions.none();
    descending.setSortOrder(SortOrder.descending);
    assertThat(titles("@self", descending, "a")).containsExactly("1", "3");
    assertThat(titles("@all", descending, "a").get(2)).isEqualTo("3");
  }

  @Test
  void doesNotBeginForEverWithWhatIsOfTheFuture() {
    String future = "2999-01-01T00:00:00Z";
    post("a", "{\"id\": \"own\", \"title\": \"1\", \"published\": \"%s\"}".formatted(future));
    assertThat(column("MATCH (e:ActivityEntry) RETURN e.published")).containsExactly(NOW_TEXT);
    assertThat(read("a", "own").getPublished()).isEqualTo(future);
  }

  @Test
  void isOfThePeopleAround() {
    postAll("a a1", "b b1", "c c1");
    assertThat(titles("@friends", ListOptions.none(), "a")).containsExactlyInAnyOrder("b1", "c1");
    assertThat(titles("@friends", ListOptions.none(), "a", "b"))
        .containsExactlyInAnyOrder("b1", "c1");
    assertThat(titles("@self", ListOptions.none(), "a", "c", "nobody"))
        .containsExactlyInAnyOrder("a1", "c1");
    assertThat(titles("@all", ListOptions.none(), "a")).containsExactlyInAnyOrder("a1", "b1", "c1");
    assertThat(titles("@self", ListOptions.none(), "nobody")).isEmpty();
    assertRefused(400, () -> titles("@enemies", ListOptions.none(), "a"));
  }

  @Test
  void isOfTheMembersOfAGroupUnlessItIsClosed() {
    graph(
        """
        MATCH (a:Person {id: 'a'}), (b:Person {id: 'b'})
        CREATE (g:Group {id: 'g'}), (a)-[:MEMBER_OF]->(g), (b)-[:MEMBER_OF]->(g)
        """);
    postAll("a a1", "b b1", "c c1");
    assertThat(titles("g", ListOptions.none(), "a")).containsExactlyInAnyOrder("a1", "b1");
    assertThat(titles("g", ListOptions.none(), "c")).isEmpty();
    graph("MATCH (g:Group) SET g.closed = true");
    RestfulCollection<ActivityEntry> hidden =
        list(Tokens.viewer("viewer"), "g", "@all", ListOptions.none(), "a");
    assertThat(hidden.getList()).isEmpty();
    assertThat(hidden.getTotalResults()).isZero();
    assertThat(list(Tokens.viewer("b"), "g", "@all", ListOptions.none(), "a").getList()).hasSize(2);
  }

  @Test
  void comesInPagesWithTheTotalOfAll() {
    IntStream.range(0, 5).forEach(i -> postAll("a a" + i, "b b" + i));
    RestfulCollection<ActivityEntry> page =
        list(Tokens.viewer("a"), "@all", "@all", ListOptions.none().page(2, 3), "a");
    assertThat(page.getTotalResults()).isEqualTo(10);
    assertThat(page.getStartIndex()).isEqualTo(2);
    assertThat(page.getItemsPerPage()).isEqualTo(3);
    assertThat(page.getList()).hasSize(3);
    List<String> all = titles("@all", ListOptions.none(), "a");
    assertThat(titles(page)).isEqualTo(all.subList(2, 5));
    assertThat(titles("@all", ListOptions.none().page(9, 5), "a")).isEqualTo(all.subList(9, 10));
    assertThat(titles("@all", ListOptions.none().page(10, 5), "a")).isEmpty();
    assertThat(titles("@all", ListOptions.none().page(0, 0), "a")).isEmpty();
    assertThat(titles("@all", ListOptions.none().page(Integer.MAX_VALUE, 5), "a")).isEmpty();
    assertRefused(400, () -> titles("@all", ListOptions.none().page(-1, 5), "a"));
  }

  @Test
  void isNoLongerThanTheLimitOfAPage() {
    IntStream.range(0, PAGE_LIMIT + 5).forEach(i -> postAll("a " + i));
    assertThat(titles("@self", ListOptions.none().page(0, 1000), "a")).hasSize(PAGE_LIMIT);
  }

  @Test
  void isOfTheCallersApplicationAndOfThoseOfNone() {
    post(token("a", "x"), "{\"title\": \"x\"}");
    post(token("a", "y"), "{\"title\": \"y\"}");
    post(token("a", null), "{\"title\": \"none\"}");
    SecurityToken x = token("b", "x");
    assertThat(titles(list(x, "@self", null, ListOptions.none(), "a")))
        .containsExactlyInAnyOrder("x", "none");
    assertThat(titles(list(x, "@self", "@app", ListOptions.none(), "a")))
        .containsExactlyInAnyOrder("x", "none");
    assertThat(titles(list(x, "@self", "y", ListOptions.none(), "a")))
        .containsExactlyInAnyOrder("y", "none");
    assertThat(titles(list(x, "@self", "@all", ListOptions.none(), "a")))
        .containsExactlyInAnyOrder("x", "y", "none");
    assertThat(list(x, "@self", null, ListOptions.none(), "a").getTotalResults()).isEqualTo(2);
    assertThat(titles(list(token("b", null), "@self", null, ListOptions.none(), "a"))).hasSize(3);
  }

  @Test
  void isSortedByWhatTheEntriesHave() {
    post("a", "{\"title\": \"B\", \"object\": {\"id\": \"1\", \"displayName\": \"z\"}}");
    post("b", "{\"title\": \"A\", \"object\": {\"id\": \"2\"}}");
    post("c", "{\"title\": \"C\"}");
    assertThat(titles("@all", ListOptions.none().ascendingBy("title"), "a"))
        .containsExactly("A", "B", "C");
    assertThat(titles("@all", ListOptions.none().descendingBy("title"), "a"))
        .containsExactly("C", "B", "A");
    assertThat(titles("@all", ListOptions.none().descendingBy("object"), "a"))
        .containsExactly("A", "B", "C");
    assertThat(titles("@all", ListOptions.none().ascendingBy("object.displayName"), "a").get(0))
        .isEqualTo("B");
    assertThat(titles("@all", ListOptions.none().ascendingBy("actor.id").page(1, 1), "a"))
        .containsExactly("A");
  }

  @ParameterizedTest
  @CsvSource({
    "title, contains, ar, Far",
    "title, equals, Near, Near",
    "title, startsWith, F, Far",
    "verb, present, '', Far",
    "actor, equals, a, Far",
    "actor.id, equals, b, Near",
    "object.objectType, equals, note, Near"
  })
  void isFilteredByWhatTheEntriesHave(
      String field, FilterOperation operation, String value, String expected) {
    post("a", "{\"title\": \"Far\", \"verb\": \"share\"}");
    post("b", "{\"title\": \"Near\", \"object\": {\"objectType\": \"note\"}}");
    ListOptions options = ListOptions.none().where(field, operation, value);
    RestfulCollection<ActivityEntry> found = list(Tokens.viewer("a"), "@all", "@all", options, "a");
    if (!value.equals("ar")) {
      assertThat(titles(found)).containsExactly(expected);
    } else {
      assertThat(titles(found)).containsExactlyInAnyOrder("Far", "Near");
    }
    assertThat(found.getTotalResults()).isEqualTo(found.getList().size());
  }

  @ParameterizedTest
  @ValueSource(strings = {"document", "owner", "stamped", "moment", "", "x", "icon", "actor.actor"})
  void hasNoOtherFieldsToCompare(String field) {
    assertRefused(400, () -> titles("@all", ListOptions.none().ascendingBy(field), "a"));
    assertRefused(
        400,
        () -> titles("@all", ListOptions.none().where(field, FilterOperation.contains, "x"), "a"));
  }

  @Test
  void isOfWhatHasChangedSince() {
    postAll("a old");
    String id = post("a", "{\"title\": \"changed\"}").getId();
    Answers.get(
        oneSecondLater()
            .updateActivityEntry(
                user("a"),
                SELF,
                null,
                Set.of(),
                entry("{\"title\": \"new\"}"),
                id,
                Tokens.viewer("a")));
    ListOptions since = ListOptions.none();
    since.setUpdatedSince(Date.from(NOW.plusMillis(1)));
    assertThat(titles("@self", since, "a")).containsExactly("new");
    since.setUpdatedSince(Date.from(NOW));
    assertThat(titles("@self", since, "a")).hasSize(2);
  }
}
