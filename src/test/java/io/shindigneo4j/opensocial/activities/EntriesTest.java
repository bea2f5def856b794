package io.shindigneo4j.opensocial.activities;

import static io.shindigneo4j.testing.Answers.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.schema.people.PeopleOperations;
import io.shindigneo4j.schema.people.PeopleOperations.DeletePerson;
import io.shindigneo4j.testing.Answers;
import io.shindigneo4j.testing.DefectOfPredecessor;
import io.shindigneo4j.testing.ListOptions;
import io.shindigneo4j.testing.Tokens;
import java.util.List;
import java.util.Set;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.social.opensocial.model.ActivityEntry;
import org.apache.shindig.social.opensocial.spi.GroupId;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("An entry of an activity stream")
class EntriesTest extends ActivitiesContract {

  private static final String FULL =
      """
      {"title": "T", "content": "<b>C</b>", "verb": "post", "url": "http://u/", "x": {"y": [1, "z", {"w": true}]},
       "icon": {"url": "http://icon/", "width": 16, "height": 16, "duration": 2, "openSocial": {"id": "i"}},
       "actor": {"id": "a", "displayName": "A", "objectType": "person", "tags": [{"id": "t"}],
         "image": {"url": "http://image/", "width": 1, "height": 2}},
       "object": {"id": "o", "objectType": "note", "content": "c", "summary": "s", "published": "2001-01-01T00:00:00Z",
         "author": {"id": "w", "displayName": "Writer"}, "inReplyTo": [{"id": "r"}],
         "attachments": [{"id": "1", "objectType": "file"}, {"id": "2", "attachments": [{"id": "3"}]}],
         "upstreamDuplicates": ["u"], "downstreamDuplicates": ["d"], "openSocial": {"embed": {"url": "e"}}},
       "target": {"id": "p", "objectType": "album"}, "generator": {"id": "g"}, "provider": {"url": "http://p/"},
       "openSocial": {"embed": {"gadget": "http://g/", "context": {"k": [0.5, 1000000000000]}}},
       "extensions": {"e": "f"}}
      """;

  @BeforeEach
  void people() {
    people("a", "b");
  }

  @Test
  @DefectOfPredecessor("Activity icon, image, author, attachments and extensions are dropped")
  void comesBackWithAllThatWasSent() throws Exception {
    ActivityEntry posted = post("a", FULL);
    var expected = json(FULL);
    expected.put("id", posted.getId());
    expected.put("published", NOW_TEXT);
    expected.put("updated", NOW_TEXT);
    assertSame(text(posted), expected.toString());
    assertSame(text(read("a", posted.getId())), expected.toString());
    ActivityEntry read = read("a", posted.getId());
    assertThat(read.getIcon().getDuration()).isEqualTo(2);
    assertThat(read.getObject().getAuthor().getDisplayName()).isEqualTo("Writer");
    assertThat(read.getObject().getAttachments().get(1).getAttachments().get(0).getId())
        .isEqualTo("3");
  }

  private static void assertSame(String actual, String expected) throws Exception {
    var json = new ObjectMapper();
    assertThat(json.readTree(actual)).isEqualTo(json.readTree(expected));
  }

  @Test
  @DefectOfPredecessor("Actors are never linked to their people")
  void isLinkedToThePeopleInIt() {
    post(
        "a",
        "{\"object\": {\"id\": \"b\", \"objectType\": \"Person\"}, \"target\": {\"id\": \"b\"}}");
    assertThat(links()).containsExactly("ACTOR a", "OBJECT b", "TARGET b");
  }

  @Test
  void isNotLinkedToWhatIsNoPerson() {
    post(
        "a",
        "{\"object\": {\"id\": \"b\", \"objectType\": \"note\"}, \"target\": {\"id\":"
            + " \"nobody\"}}");
    assertThat(links()).containsExactly("ACTOR a");
  }

  private List<Object> links() {
    return column(
        "MATCH (:ActivityEntry)-[l:ACTOR|OBJECT|TARGET]->(p:Person)"
            + " RETURN type(l) + ' ' + p.id AS link ORDER BY link");
  }

  @Test
  void getsItsIdItsTimesAndItsActorFromTheServer() {
    ActivityEntry posted =
        post(
            "a", "{\"title\": \"T\", \"published\": \"1999-01-01T00:00:00Z\", \"updated\": \"x\"}");
    assertThat(posted.getId()).hasSize(36);
    assertThat(posted.getPublished()).isEqualTo(NOW_TEXT);
    assertThat(posted.getUpdated()).isEqualTo(NOW_TEXT);
    assertThat(posted.getActor().getId()).isEqualTo("a");
    assertThat(posted.getActor().getObjectType()).isEqualTo("person");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"actor\": {\"id\": \"b\", \"displayName\": \"B\", \"objectType\": \"person\"}}",
        "{\"actor\": {\"id\": \"elsewhere:b\", \"displayName\": \"B\"}, \"id\": \"own\"}"
      })
  void isTheViewersWhoeverItsActorClaimsToBe(String body) {
    ActivityEntry posted = post("a", body);
    assertThat(posted.getActor().getId()).isEqualTo("a");
    assertThat(posted.getActor().getDisplayName()).isNull();
    assertThat(links()).containsExactly("ACTOR a");
  }

  @Test
  void thatBringsAnIdButNoTimeHasTheServers() {
    assertThat(post("a", "{\"id\": \"own\"}").getPublished()).isEqualTo(NOW_TEXT);
    assertThat(read("a", "own").getPublished()).isEqualTo(NOW_TEXT);
  }

  @Test
  void keepsWhatAnActorSaysOfThemselves() {
    ActivityEntry posted = post("a", "{\"actor\": {\"displayName\": \"Ann\"}}");
    assertThat(posted.getActor().getId()).isEqualTo("a");
    assertThat(posted.getActor().getDisplayName()).isEqualTo("Ann");
  }

  @Test
  void thatBringsAnIdStaysWhatItIs() {
    post("a", "{\"id\": \"own\", \"title\": \"T\", \"published\": \"1999-01-01T00:00:00Z\"}");
    ActivityEntry read = read("a", "own");
    assertThat(read.getPublished()).isEqualTo("1999-01-01T00:00:00Z");
    assertThat(read.getUpdated()).isNull();
    assertRefused(409, () -> post("a", "{\"id\": \"own\"}"));
    assertThat(post("b", "{\"id\": \"own\"}").getId()).isEqualTo("own");
    assertThat(titles("@self", ListOptions.none(), "a")).containsExactly("T");
  }

  @Test
  void isReplacedByAnUpdateInItsPlace() {
    ActivityEntry posted = post("a", FULL);
    post("a", "{\"title\": \"newer\"}");
    ActivityEntry updated =
        update(
            Tokens.viewer("a"),
            posted.getId(),
            "{\"title\": \"U\", \"published\": \"1999-01-01T00:00:00Z\","
                + " \"target\": {\"id\": \"b\", \"objectType\": \"person\"}}");
    assertThat(text(read("a", posted.getId()))).isEqualTo(text(updated));
    assertThat(updated.getTitle()).isEqualTo("U");
    assertThat(updated.getId()).isEqualTo(posted.getId());
    assertThat(updated.getPublished()).isEqualTo(NOW_TEXT);
    assertThat(updated.getUpdated()).isEqualTo(LATER_TEXT);
    assertThat(updated.getIcon()).isNull();
    assertThat(updated.getObject()).isNull();
    assertThat(titles("@self", ListOptions.none(), "a")).containsExactly("newer", "U");
    assertThat(titles("@self", ListOptions.none().ascendingBy("content"), "a"))
        .containsExactlyInAnyOrder("newer", "U");
    assertThat(column("MATCH (e:ActivityEntry {title: 'U'})-[l]->(:Person) RETURN type(l)"))
        .containsExactlyInAnyOrder("ACTOR", "TARGET");
    assertThat(column("MATCH (e:ActivityEntry {title: 'U'}) RETURN e.content")).containsOnlyNulls();
  }

  private ActivityEntry update(SecurityToken token, String id, String body) {
    return Answers.get(
        oneSecondLater()
            .updateActivityEntry(user("a"), SELF, null, Set.of(), entry(body), id, token));
  }

  @Test
  void isGoneWithItsLinksWhenItIsDeleted() {
    String first = post("a", FULL).getId();
    String second = post("a", "{\"title\": \"stays\"}").getId();
    String third = post("a", FULL).getId();
    delete("a", first, third);
    assertThat(titles("@self", ListOptions.none(), "a")).containsExactly("stays");
    assertThat(column("MATCH (e:ActivityEntry) RETURN e.id")).containsExactly(second);
    assertThat(links()).containsExactly("ACTOR a");
    delete("a", second);
    assertThat(list(Tokens.viewer("a"), "@self", null, ListOptions.none(), "a").getTotalResults())
        .isZero();
    assertRefused(404, () -> delete("a", second));
  }

  private void delete(String viewer, String... ids) {
    Answers.get(
        streams.deleteActivityEntries(
            user(viewer), SELF, null, Set.of(ids), Tokens.viewer(viewer)));
  }

  @Test
  void isUnknownByAnyOtherId() {
    post("a", "{\"id\": \"own\"}");
    assertRefused(400, () -> read("a", "other")); // as Shindig's own service has it
    assertRefused(400, () -> read("b", "own"));
    assertRefused(400, () -> read("nobody", "own"));
    assertRefused(404, () -> update(Tokens.viewer("a"), "other", "{}"));
    assertRefused(404, () -> delete("a", "other"));
  }

  @Test
  void isNotPostedByOneWhoIsNoPerson() {
    assertRefused(404, () -> post("nobody", "{}"));
    assertThat(column("MATCH (e:ActivityEntry) RETURN e")).isEmpty();
  }

  @Test
  void isFoundByIdsTogetherWithOthers() {
    for (String id : List.of("1", "2", "3")) {
      post("a", "{\"id\": \"%s\", \"title\": \"T%s\"}".formatted(id, id));
    }
    var found =
        Answers.get(
            streams.getActivityEntries(
                user("a"),
                SELF,
                null,
                Set.of(),
                ListOptions.none(),
                Set.of("3", "1", "none"),
                Tokens.viewer("b")));
    assertThat(titles(found)).containsExactly("T3", "T1");
    assertThat(found.getTotalResults()).isEqualTo(2);
    assertThat(
            Answers.get(
                    streams.getActivityEntries(
                        user("a"), SELF, null, Set.of(), null, Set.of(), Tokens.viewer("b")))
                .getTotalResults())
        .isZero();
  }

  @Test
  void hasTheFieldsThatAreAskedForAndItsId() throws Exception {
    String id = post("a", FULL).getId();
    assertSame(
        text(read("a", id, "title", "actor.displayName", "none")),
        "{\"id\": \"%s\", \"title\": \"T\", \"actor\": {\"displayName\": \"A\"}}".formatted(id));
    assertSame(text(read("a", id, "@all")), text(read("a", id)));
  }

  @Test
  void isWrittenByTheViewerForThemselvesOnly() {
    String id = post("a", "{}").getId();
    SecurityToken b = Tokens.viewer("b");
    assertRefused(403, () -> update(b, id, "{}"));
    assertRefused(
        403,
        () ->
            Answers.get(
                streams.createActivityEntry(user("a"), SELF, null, Set.of(), entry("{}"), b)));
    assertRefused(
        403,
        () -> Answers.get(streams.deleteActivityEntries(user("a"), SELF, null, Set.of(id), b)));
    assertRefused(401, () -> update(Tokens.anonymous(), id, "{}"));
    assertThat(read("a", id).getId()).isEqualTo(id);
  }

  @Test
  void isReadBySignedInViewersOnly() {
    String id = post("a", "{}").getId();
    assertRefused(
        401,
        () ->
            Answers.get(
                streams.getActivityEntry(user("a"), SELF, null, Set.of(), id, Tokens.anonymous())));
    assertRefused(401, () -> list(Tokens.anonymous(), "@self", null, ListOptions.none(), "a"));
    assertRefused(
        401,
        () ->
            Answers.get(
                streams.getActivityEntries(
                    user("a"), SELF, null, Set.of(), null, Set.of(), Tokens.anonymous())));
  }

  @Test
  void isWrittenToTheOwnStreamOnly() {
    assertRefused(
        400,
        () ->
            Answers.get(
                streams.createActivityEntry(
                    user("a"),
                    new GroupId("@friends"),
                    null,
                    Set.of(),
                    entry("{}"),
                    Tokens.viewer("a"))));
  }

  @Test
  void goesWithThePersonAndOnlyLosesALinkWithAnother() {
    post("a", FULL);
    post("a", FULL);
    post("b", "{\"title\": \"stays\", \"object\": {\"id\": \"a\"}}");
    new OperationRunner(driver, mode).run(PeopleOperations.DELETE, new DeletePerson("a")).join();
    assertThat(column("MATCH (e:ActivityEntry) RETURN e.title")).containsExactly("stays");
    assertThat(column("MATCH (s:ActivityStream) RETURN s.owner")).containsExactly("b");
    assertThat(links()).containsExactly("ACTOR b");
  }

  @Test
  void failsInTheServerIfTheStoredDocumentIsBroken() {
    String id = post("a", "{}").getId();
    graph("MATCH (entry:ActivityEntry) SET entry.document = '{'");
    assertThatThrownBy(() -> read("a", id)).isInstanceOf(IllegalStateException.class);
  }
}
