package io.shindigneo4j.benchmark.shindig;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.shindigneo4j.benchmark.question.Population;
import io.shindigneo4j.benchmark.question.Question;
import io.shindigneo4j.benchmark.question.QuestionRequest;
import io.shindigneo4j.benchmark.question.Questions;
import io.shindigneo4j.benchmark.question.RequestForm;
import io.shindigneo4j.schema.activities.ActivityOperations;
import io.shindigneo4j.schema.activities.ActivityOperations.ActivityKind;
import io.shindigneo4j.schema.activities.ActivityOperations.ListActivities;
import io.shindigneo4j.schema.people.PeopleOperations;
import io.shindigneo4j.schema.people.PeopleOperations.ListPeople;
import io.shindigneo4j.schema.people.PeopleSelector;
import io.shindigneo4j.schema.people.PeopleSelector.PeopleRelation;
import io.shindigneo4j.schema.people.Viewpoint;
import io.shindigneo4j.schema.query.ListQuery;
import io.shindigneo4j.schema.query.ListQuery.Sort;
import io.shindigneo4j.schema.query.Page;
import io.shindigneo4j.schema.query.Selection;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Calls of Shindig's services")
class SocialRequestsTest {

  private static final Viewpoint JOHN = Viewpoint.of("john");

  private static final ListQuery FIRST_20 =
      new ListQuery(null, null, new Sort(null, true), new Page(0, 20));

  private final SocialRequest friends = SocialRequests.of(request("people.list", friends()));

  private static Map<String, Object> friends() {
    return PeopleOperations.LIST.toMap(
        new ListPeople(
            new PeopleSelector(List.of("john", "jane"), PeopleRelation.FRIENDS, null, JOHN),
            null,
            FIRST_20,
            new Selection(
                List.of("id", "name.formatted", "name.givenName"), List.of("HAS_ADDRESS"))));
  }

  private static QuestionRequest request(String operation, Map<String, Object> parameters) {
    Question question = new Question("any", operation, "", "", null, List.of(parameters));
    return new QuestionRequest(question, RequestForm.NATIVE, operation, parameters);
  }

  private static String address(SocialRequest call) {
    byte[] request = ShindigProtocol.REST.request(8080, call, "token");
    return new String(request, StandardCharsets.ISO_8859_1).split(" ", 3)[1];
  }

  @Test
  void standInAnAddress() {
    assertThat(friends.viewer()).isEqualTo("john");
    assertThat(address(friends))
        .isEqualTo(
            "/social/rest/people/john%2Cjane/%40friends"
                + "?count=20&fields=id%2Cname%2Caddresses");
  }

  @Test
  void areCallsOfJsonRpc() throws IOException {
    assertThat(new ObjectMapper().readTree(SocialJson.rpc(friends)))
        .isEqualTo(
            new ObjectMapper()
                .readTree(
                    """
                    {"method": "people.get", "id": "1", "params": {"userId": ["john", "jane"],
                     "groupId": "@friends", "count": 20, "fields": ["id", "name", "addresses"]}}
                    """));
  }

  @Test
  void nameTheActivitiesThatAreAskedFor() {
    ListActivities one =
        new ListActivities(
            ActivityKind.ENTRY,
            new PeopleSelector(List.of("john"), PeopleRelation.SELF, null, JOHN),
            "app",
            List.of("a1"),
            FIRST_20,
            new Selection(List.of("id"), List.of()));
    SocialRequest call =
        SocialRequests.of(request("activities.list", ActivityOperations.LIST.toMap(one)));
    assertThat(address(call))
        .isEqualTo("/social/rest/activitystreams/john/%40self/app/a1?count=20");
    assertThat(call.reply().isAlone()).isTrue();
  }

  @Test
  void areThereForAllQuestionsButTheEmptyOne() {
    assertThat(
            Questions.about(new Population(150, 1), 1).stream()
                .filter(question -> !SocialRequests.has(question))
                .map(Question::name))
        .containsExactly("empty");
  }
}
