package io.shindigneo4j.benchmark.client;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.benchmark.client.gremlin.GremlinClient;
import io.shindigneo4j.benchmark.client.relational.RelationalClient;
import io.shindigneo4j.benchmark.environment.NetworkLoader;
import io.shindigneo4j.benchmark.environment.gremlin.GremlinServer;
import io.shindigneo4j.benchmark.environment.relational.RelationalDatabase;
import io.shindigneo4j.benchmark.question.EmptyProcedures;
import io.shindigneo4j.benchmark.question.Population;
import io.shindigneo4j.benchmark.question.Question;
import io.shindigneo4j.benchmark.question.Questions;
import io.shindigneo4j.benchmark.question.RequestForm;
import io.shindigneo4j.benchmark.question.ShindigAnswer;
import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.workload.load.DriverGraph;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("The rivals of the graph")
@Timeout(value = 4, unit = TimeUnit.MINUTES)
class OtherBackEndsTest {

  private static final Population POPULATION = new Population(150, 1);

  private static GraphServer server;
  private static MeasuredTransport ours;
  private static RelationalDatabase tables;
  private static MeasuredTransport jpa;

  /** Null if the server is not installed. */
  private static GremlinServer gremlinServer;

  private static MeasuredTransport gremlin;

  @BeforeAll
  static void fill() {
    server = GraphServer.start(Map.of());
    try (GraphDriver driver = server.driver()) {
      new NetworkLoader(new DriverGraph(driver)).load(POPULATION.network());
    }
    ours = Transports.webSocket(server.driverSettings(), true);
    tables = RelationalDatabase.embedded();
    tables.load(POPULATION.network());
    jpa = new MeasuredTransport("jpa", RequestForm.NATIVE, new RelationalClient(tables));
    if (GremlinServer.isInstalled()) {
      gremlinServer = GremlinServer.start(POPULATION.network());
      gremlin =
          new MeasuredTransport(
              "gremlin", RequestForm.NATIVE, new GremlinClient(gremlinServer.port()));
    }
  }

  @AfterAll
  static void end() {
    if (gremlin != null) {
      gremlin.close();
      gremlinServer.close();
    }
    tables.close();
    ours.close();
    server.close();
  }

  private static Stream<Question> questions() {
    return Questions.about(POPULATION, 5).stream().filter(each -> !isEmpty(each));
  }

  private static boolean isEmpty(Question question) {
    return question.procedure().equals(EmptyProcedures.NAME);
  }

  @ParameterizedTest
  @MethodSource("questions")
  void answerTheSameFromTables(Question question) {
    assertThat(AnswerAgreement.check(question, List.of(ours, jpa))).isPositive();
  }

  @ParameterizedTest
  @MethodSource("questions")
  @EnabledIf(value = "hasGremlin", disabledReason = "./bench installs the server")
  void answerTheSameByGremlin(Question question) {
    assertThat(AnswerAgreement.check(question, List.of(ours, gremlin))).isPositive();
  }

  private static boolean hasGremlin() {
    return GremlinServer.isInstalled();
  }

  @Test
  void answerAnEmptyQuestion() {
    Question empty = Questions.about(POPULATION, 1).get(0);
    Stream.of(jpa, gremlin)
        .filter(Objects::nonNull)
        .forEach(
            rival ->
                assertThat(rival.client().ask(rival.put(empty).get(0)))
                    .isEqualTo(new ShindigAnswer(null, List.of(1L))));
  }
}
