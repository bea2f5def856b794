package io.shindigneo4j.benchmark.shindig;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.benchmark.question.ShindigAnswer;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.apache.shindig.social.core.model.MessageImpl;
import org.apache.shindig.social.core.model.PersonImpl;
import org.apache.shindig.social.opensocial.model.Message;
import org.apache.shindig.social.opensocial.model.Person;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Shindig's JSON")
class SocialJsonTest {

  private static final String TWO =
      """
      {"totalResults": 7, "list": [{"id": "john", "name": {"givenName": "John"}}, {"id": "jane"}]}
      """;

  private static ShindigAnswer answer(String json, ShindigProtocol protocol, SocialRequest call)
      throws IOException {
    return SocialJson.answer(json.getBytes(StandardCharsets.UTF_8), call, protocol);
  }

  private static SocialRequest call(ShindigReply reply) {
    return SocialRequest.of("john", "people.get", "people", reply);
  }

  private static void assertTwo(ShindigAnswer answer) {
    assertThat(answer.total()).isEqualTo(7);
    assertThat(answer.items())
        .map(item -> ((Person) item).getId())
        .isEqualTo(List.of("john", "jane"));
    assertThat(((Person) answer.items().get(0)).getName().getGivenName()).isEqualTo("John");
  }

  @Test
  void hasListsOfObjects() throws IOException {
    SocialRequest people = call(ShindigReply.list(PersonImpl.class));
    assertTwo(answer(TWO, ShindigProtocol.REST, people));
    assertTwo(answer("{\"id\": \"1\", \"result\": " + TWO + "}", ShindigProtocol.RPC, people));
  }

  @Test
  void hasObjectsAlone() throws IOException {
    SocialRequest person = call(ShindigReply.item(PersonImpl.class));
    ShindigAnswer rest = answer("{\"entry\": {\"id\": \"john\"}}", ShindigProtocol.REST, person);
    ShindigAnswer rpc = answer("{\"result\": {\"id\": \"john\"}}", ShindigProtocol.RPC, person);
    assertThat(rest.total()).isNull();
    assertThat(((Person) rest.items().get(0)).getId()).isEqualTo("john");
    assertThat(((Person) rpc.items().get(0)).getId()).isEqualTo("john");
  }

  @Test
  void countsAnObjectOfWhatIsAList() throws IOException {
    SocialRequest only = call(ShindigReply.only(PersonImpl.class));
    assertThat(answer("{\"entry\": {\"id\": \"john\"}}", ShindigProtocol.REST, only).total())
        .isEqualTo(1);
  }

  @Test
  void isCutToThePage() throws IOException {
    SocialRequest first = call(ShindigReply.list(PersonImpl.class)).with("count", 1L);
    ShindigAnswer answer = answer(TWO, ShindigProtocol.REST, first);
    assertThat(answer.total()).isEqualTo(7);
    assertThat(answer.items()).hasSize(1);
  }

  @Test
  void hasStatesInAnyCase() throws IOException {
    String json = "{\"totalResults\": 1, \"list\": [{\"status\": \"new\"}]}";
    ShindigAnswer answer =
        answer(json, ShindigProtocol.REST, call(ShindigReply.list(MessageImpl.class)));
    assertThat(((Message) answer.items().get(0)).getStatus()).isEqualTo(Message.Status.NEW);
  }
}
