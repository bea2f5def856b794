package io.shindigneo4j.opensocial.activities;

import static io.shindigneo4j.testing.Answers.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.shindigneo4j.opensocial.request.RequestId;
import io.shindigneo4j.testing.Answers;
import io.shindigneo4j.testing.ListOptions;
import java.util.Set;
import org.apache.shindig.protocol.ProtocolException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A person's activities are of a hundred applications at most")
class ApplicationsTest extends ActivitiesContract {

  @BeforeEach
  void activitiesOfAHundred() {
    people("a", "b");
    post(token("a", null), "{\"title\": \"of none\"}");
    graph(
        """
        MATCH (a:Person {id: 'a'})
        UNWIND range(1, 100) AS i
        CREATE (a)-[:HAS_STREAM]->(stream:ActivityStream {kind: 'entry', application: 'app' + i,
            owner: 'a', total: 1, moment: i}),
          (stream)-[:NEWEST]->(entry:ActivityEntry {id: 'entry' + i, owner: 'a', moment: i,
            application: 'app' + i, title: 'app' + i, document: '{}'}),
          (stream)-[:OLDEST]->(entry)
        """);
  }

  private void postBy(String application) {
    post(token("a", application), "{\"title\": \"new\"}");
  }

  private int entries() {
    return list(token("b", null), "@self", "@all", ListOptions.none(), "a").getTotalResults();
  }

  private void delete(String application, String id) {
    Answers.get(
        streams.deleteActivityEntries(
            user("a"), SELF, application, Set.of(id), token("a", application)));
  }

  @Test
  void soAnotherIsRefusedAndSaysWhy() {
    assertThatExceptionOfType(ProtocolException.class)
        .isThrownBy(() -> postBy("another"))
        .withMessageContaining("100 applications")
        .matches(refusal -> refusal.getCode() == 413);
    assertThat(entries()).isEqualTo(101);
    assertThat(column("MATCH (stream:ActivityStream) RETURN count(stream)")).containsExactly(101L);
  }

  @Test
  void soThoseThatHaveSomeGoOn() {
    postBy("app7");
    postBy(null);
    assertThat(entries()).isEqualTo(103);
  }

  @Test
  void ofEachKindAndPerson() {
    Answers.get(
        activities
            .store()
            .create(
                new ActivityRequest(Set.of(user("a")), SELF, null, Set.of(), token("a", "another")),
                json("{\"title\": \"new\"}"),
                RequestId.NONE));
    post(token("b", "another"), "{}");
    assertThat(column("MATCH (stream:ActivityStream) RETURN count(stream)")).containsExactly(103L);
  }

  @Test
  void andOneWhoseActivitiesAreDeletedGivesItsPlaceToAnother() {
    delete("app7", "entry7");
    postBy("another");
    assertRefused(413, () -> postBy("app7"));
    assertThat(entries()).isEqualTo(101);
    assertThat(column("MATCH (stream:ActivityStream) RETURN count(stream)")).containsExactly(101L);
  }

  /** The refusal of a request is not its answer for good. */
  @Test
  void soTheSameRequestIsDoneOnceThereIsRoom() {
    assertRefused(413, this::postWithRequestId);
    delete("app7", "entry7");
    String id = postWithRequestId();
    assertThat(postWithRequestId()).isEqualTo(id);
    assertThat(entries()).isEqualTo(101);
  }

  private String postWithRequestId() {
    ActivityRequest request =
        new ActivityRequest(Set.of(user("a")), SELF, null, Set.of(), token("a", "another"));
    return Answers.get(
            streams.store().create(request, json("{\"title\": \"new\"}"), new RequestId("r")))
        .getId();
  }
}
