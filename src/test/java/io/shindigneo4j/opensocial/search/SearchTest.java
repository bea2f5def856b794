package io.shindigneo4j.opensocial.search;

import static io.shindigneo4j.testing.Answers.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.HandlerContract;
import io.shindigneo4j.testing.JsonPath;
import io.shindigneo4j.testing.OverBolt;
import io.shindigneo4j.testing.Tokens;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@OverBolt
@DisplayName("People are found by words")
class SearchTest extends HandlerContract {

  @BeforeEach
  void people() {
    graph(
        """
        CREATE (ann:Person {id: 'ann', displayName: 'Ann Rose', `name.familyName`: 'Rose',
            interests: ['Roses', 'Hiking'], tags: ['green']}),
          (anna:Person {id: 'anna', displayName: 'Anna Rosenbaum', nickname: 'Rosie'}),
          (bob:Person {id: 'bob', displayName: 'Bob', interests: ['annuals']}),
          (cid:Person {id: 'cid', displayName: 'Cid'}), (dan:Person {id: 'dan', displayName: 'Dan'}),
          (eve:Person {id: 'eve', displayName: 'Eve'}), (fay:Person {id: 'fay', displayName: 'Fay'}),
          (cid)-[:HAS_ORGANIZATION {position: 0}]->
            (:Organization {name: 'Acme', title: 'Annotator', salary: '99999'}),
          (dan)-[:HAS_ORGANIZATION {position: 0}]->(:Organization {name: 'Annex', title: 'Clerk'}),
          (open:Group {id: 'open', title: 'Annual meeting'}),
          (closed:Group {id: 'closed', title: 'Secret annals', closed: true}),
          (eve)-[:MEMBER_OF]->(open), (fay)-[:OWNER_OF]->(closed), (bob)-[:MEMBER_OF]->(closed),
          (dan)-[:INVITED_TO]->(closed)
        """);
  }

  @Test
  void byNameThenTitleThenInterestThenOrganisationThenGroup() {
    assertThat(found("eve", "ann")).containsExactly("ann", "anna", "cid", "bob", "dan", "eve");
    JsonPath second = rest("eve", "GET", "/graph/@search?query=ann&startIndex=2&count=2");
    assertThat(second.getList("list.id")).containsExactly("cid", "bob");
    assertThat(second.getInt("totalResults")).isEqualTo(6);
    assertThat(second.getBoolean("complete")).isTrue();
    assertThat(rpc("eve", "graph.search", "{query: 'ann', count: 1}").getList("list.id"))
        .containsExactly("ann");
  }

  @Test
  void byWholeWordsBeforeBeginnings() {
    assertThat(found("eve", "ROSE")).containsExactly("ann", "anna");
    assertThat(found("eve", "rosi")).containsExactly("anna");
    assertThat(found("eve", "osie")).isEmpty();
    assertThat(found("eve", "green")).containsExactly("ann");
  }

  @Test
  void byAllOfTheWordsWhereverEachIs() {
    assertThat(found("eve", "ann rose")).containsExactly("ann", "anna");
    assertThat(found("eve", "hik ann")).containsExactly("ann");
    assertThat(found("eve", "cid annot acme")).containsExactly("cid");
    assertThat(found("eve", "eve meeting")).containsExactly("eve");
    assertThat(found("eve", "cid clerk")).isEmpty();
  }

  @Test
  void byClosedGroupsOnlyWhereTheViewerIsInThem() {
    assertThat(found("eve", "annals")).isEmpty();
    assertThat(found("dan", "annals")).as("invited").isEmpty();
    assertThat(found("bob", "annals")).containsExactly("bob", "fay");
    assertThat(found("fay", "fay secret")).containsExactly("fay");
    assertThat(rest("eve", "GET", "/graph/@search?query=secret").getInt("totalResults")).isZero();
  }

  @Test
  void notByWhatIsNobodysBusiness() {
    assertThat(found("cid", "99999")).isEmpty();
    assertRefused(401, () -> calls.rest(Tokens.anonymous(), "GET", "/graph/@search?query=ann"));
    assertRefused(401, () -> calls.rest(Tokens.anonymous(), "GET", "/graph/@complete?fragment=a"));
  }

  @Test
  void asSoonAsTheyAreThere() {
    rest("gus", "POST", "/people/@me/@self", "{\"displayName\": \"Gus\"}");
    assertThat(found("eve", "gus")).containsExactly("gus");
    rest("gus", "PUT", "/people/@me/@self", "{\"displayName\": \"Gustav\"}");
    assertThat(found("eve", "gustav")).containsExactly("gus");
    rest("gus", "DELETE", "/people/@me/@self");
    assertThat(found("eve", "gustav")).isEmpty();
  }

  @Test
  void alsoFilteredAndOrderedOtherwise() {
    assertThat(
            rest(
                    "eve",
                    "GET",
                    "/graph/@search?query=ann&sortBy=displayName&sortOrder=descending&count=2"
                        + "&fields=displayName")
                .getList("list.displayName"))
        .containsExactly("Eve", "Dan");
    assertThat(
            rest("eve", "GET", "/graph/@search?query=ann&filterBy=displayName&filterValue=Ro")
                .getList("list.id"))
        .containsExactly("ann", "anna");
    refused(400, "eve", "GET", "/graph/@search?query=ann&sortBy=organizations.salary");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "*",
        "ann*",
        "a?n",
        "displayName:bob",
        "ann~2",
        "\"ann",
        "(ann",
        "ann OR bob",
        "ann AND",
        "+ann -bob",
        "[a TO z]",
        "/a.*/",
        "ann^2",
        "\\",
        "ann\\",
        "||",
        "{ann}",
        "!ann",
        "'ann"
      })
  void neverByTheSyntaxOfTheIndex(String text) {
    String plain = text.replaceAll("[^A-Za-z0-9]+", " ").strip();
    if (plain.isEmpty()) {
      refused(400, "eve", "GET", "/graph/@search?query=" + text);
      refused(400, "eve", "GET", "/graph/@complete?fragment=" + text);
    } else {
      assertThat(found("eve", text)).isEqualTo(found("eve", plain));
      rest("eve", "GET", "/graph/@complete?fragment=" + text);
    }
  }

  @Test
  void byWordsThatAreThereAndNotTooMany() {
    refused(400, "eve", "GET", "/graph/@search");
    refused(400, "eve", "GET", "/graph/@search?query= ");
    refused(400, "eve", "GET", "/graph/@search?query=" + "x".repeat(101));
    refused(400, "eve", "GET", "/graph/@search?query=a b c d e f g");
    refused(400, "eve", "GET", "/graph/@complete");
    refused(400, "eve", "GET", "/graph/@complete?fragment=" + "x".repeat(101));
  }

  @Test
  void upToANumberAndThenToldOf() {
    graph("UNWIND range(1, 1200) AS i CREATE (:Person {id: 'z' + i, displayName: 'Zoe' + i})");
    JsonPath many = rest("eve", "GET", "/graph/@search?query=zo");
    assertThat(many.getBoolean("complete")).isFalse();
    assertThat(many.getInt("totalResults")).isEqualTo(1000);
    assertThat(rest("eve", "GET", "/graph/@search?query=zoe7").getBoolean("complete")).isTrue();
    JsonPath narrower = rest("eve", "GET", "/graph/@search?query=zo zoe1");
    assertThat(narrower.getInt("totalResults")).isEqualTo(1 + 10 + 100 + 201);
  }

  @Test
  void pageByPageWithoutGapsOrTwins() {
    graph("UNWIND range(1, 70) AS i CREATE (:Person {id: 'z' + i, displayName: 'Zoe'})");
    List<String> ids = new ArrayList<>();
    for (int first = 0; first < 70; first += 15) {
      ids.addAll(
          rest("eve", "GET", "/graph/@search?query=zoe&count=15&startIndex=" + first)
              .getList("list.id"));
    }
    assertThat(ids).hasSize(70).doesNotHaveDuplicates().isSorted();
  }

  @Test
  void friendsFirstInASearchBox() {
    graph(
        """
        MATCH (eve {id: 'eve'}), (anna {id: 'anna'}) CREATE (eve)-[:FRIEND_OF]->(anna)
        CREATE (eve)-[:FRIEND_OF]->(:Person {id: 'zed', displayName: 'Zed Anno'}),
          (eve)-[:FRIEND_OF]->(:Person {id: 'luc', displayName: 'Jean-Luc'}),
          (:Person {id: 'aaa', displayName: 'Annette', thumbnailUrl: 'http://x/t.png'})
        """);
    JsonPath box = rest("eve", "GET", "/graph/@complete?fragment=Ann");
    assertThat(box.getList("list.id")).containsExactly("anna", "zed", "aaa", "ann");
    assertThat(box.getString("list[2].displayName")).isEqualTo("Annette");
    assertThat(box.getString("list[2].thumbnailUrl")).isEqualTo("http://x/t.png");
    assertThat(completed("bob", "ann")).containsExactly("aaa", "ann", "anna", "zed");
    assertThat(completed("eve", "an ro")).containsExactly("anna", "ann");
    assertThat(completed("eve", "luc")).containsExactly("luc");
    assertThat(completed("eve", "hiking")).isEmpty();
    assertThat(rest("eve", "GET", "/graph/@complete?fragment=ann&count=2").getList("list.id"))
        .containsExactly("anna", "zed");
    assertThat(rpc("eve", "graph.complete", "{fragment: 'z'}").getList("list.id"))
        .containsExactly("zed");
  }

  @Test
  void asXmlToo() {
    assertThat(calls.xml(Tokens.viewer("eve"), "/graph/@search?query=rose"))
        .contains("<totalResults>2</totalResults>", "<id>ann</id>", "<id>anna</id>");
    assertThat(calls.xml(Tokens.viewer("eve"), "/graph/@complete?fragment=rose"))
        .contains("<id>ann</id>");
  }

  private List<String> found(String viewer, String text) {
    return rest(viewer, "GET", "/graph/@search?query=" + text).getList("list.id");
  }

  private List<String> completed(String viewer, String fragment) {
    return rest(viewer, "GET", "/graph/@complete?fragment=" + fragment).getList("list.id");
  }
}
