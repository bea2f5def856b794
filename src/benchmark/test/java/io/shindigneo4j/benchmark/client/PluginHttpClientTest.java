package io.shindigneo4j.benchmark.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.shindigneo4j.benchmark.question.AnswerReader;
import io.shindigneo4j.benchmark.question.CrossReferenceQuestions;
import io.shindigneo4j.benchmark.question.NeighbourhoodQuestions;
import io.shindigneo4j.benchmark.question.Question;
import io.shindigneo4j.benchmark.question.QuestionRequest;
import io.shindigneo4j.benchmark.question.RequestForm;
import io.shindigneo4j.benchmark.question.ShindigAnswer;
import io.shindigneo4j.protocol.Format;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A call by HTTP")
@ExtendWith(SharedGraphServer.class)
class PluginHttpClientTest {

  private static final String CHAIN =
      """
      UNWIND range(0, 3) AS place
      CREATE (:Person {id: 'person' + place, displayName: 'Person ' + place})
      WITH count(*) AS people
      UNWIND range(0, 2) AS place
      MATCH (a:Person {id: 'person' + place}), (b:Person {id: 'person' + (place + 1)})
      CREATE (a)-[:FRIEND_OF {since: 0}]->(b), (b)-[:FRIEND_OF {since: 0}]->(a)
      """;

  private GraphServer server;

  @BeforeEach
  void remember(GraphServer shared) {
    server = shared;
  }

  private MeasuredTransport transport(Format format) {
    String address = "http://127.0.0.1:" + server.port();
    return new MeasuredTransport(
        "http-face",
        RequestForm.NATIVE,
        new PluginHttpClient(address, GraphServer.CREDENTIALS, format));
  }

  private static Format format(String name) {
    return Format.named(name).orElseThrow();
  }

  @ParameterizedTest
  @ValueSource(strings = {"bson", "json"})
  void isAnsweredAsOverTheWebSocket(String format) {
    server.database("neo4j").executeTransactionally(CHAIN);
    List<Question> questions = NeighbourhoodQuestions.of(List.of("person0", "person3"));
    try (MeasuredTransport ours = Transports.webSocket(server.driverSettings(), true);
        MeasuredTransport http = transport(format(format))) {
      assertThat(http.client().format()).isEqualTo(format);
      for (Question question : questions) {
        assertThat(AnswerAgreement.check(question, List.of(ours, http)))
            .as(question.name())
            .isPositive();
      }
    }
  }

  @Test
  void isAnsweredTogetherWithOthersAsAlone() {
    server.database("neo4j").executeTransactionally(CHAIN);
    try (MeasuredTransport ours = Transports.webSocket(server.driverSettings(), true);
        MeasuredTransport http = transport(Format.JSON)) {
      assertThat(ours.client().pipelines()).isTrue();
      for (Question question :
          NeighbourhoodQuestions.of(List.of("person0", "person1", "person3"))) {
        List<QuestionRequest> request = ours.put(question);
        List<Long> alone =
            request.stream().map(each -> AnswerReader.read(http.client().ask(each))).toList();
        assertThat(read(ours.client().askAll(request))).isEqualTo(alone);
        assertThat(read(http.client().askAll(request))).isEqualTo(alone);
      }
    }
  }

  private static List<Long> read(List<ShindigAnswer> answers) {
    return answers.stream().map(AnswerReader::read).toList();
  }

  @Test
  void tellsWhatWasRefused() {
    Question unknown = CrossReferenceQuestions.about(List.of()).get(0);
    try (MeasuredTransport http = transport(Format.JSON)) {
      assertThatIllegalStateException()
          .isThrownBy(() -> http.client().ask(http.put(unknown).get(0)))
          .withMessageContaining("answered 404")
          .withMessageContaining("procedure.unknown");
    }
  }
}
