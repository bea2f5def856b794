package io.shindigneo4j.benchmark.suite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assumptions.assumeThat;

import io.shindigneo4j.benchmark.measurement.Pace;
import io.shindigneo4j.benchmark.question.Population;
import io.shindigneo4j.benchmark.result.Journal;
import io.shindigneo4j.benchmark.stage.MissingServerException;
import io.shindigneo4j.benchmark.stage.Stage;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("A suite of a pack")
class PackSuitesTest {

  private final Journal journal = new Journal(line -> {});

  private static List<Suite> suites() {
    return List.of(new ProceduresSuite(), new TraversalSuite());
  }

  private void run(Suite suite, Choice choice) throws Exception {
    Population population = new Population(150, 1);
    try (Stage stage = new Stage(population, null, line -> {})) {
      suite.run(new Bench(stage, population, Pace.QUICK, choice, journal));
    }
  }

  @ParameterizedTest
  @MethodSource("suites")
  void saysThatThePackWasNotBuilt(Suite suite) {
    assumeThat(System.getProperty("traversal.jar")).isNull();
    assertThatExceptionOfType(MissingServerException.class)
        .isThrownBy(() -> run(suite, new Choice(null, null, 1)))
        .withMessageContaining("mvn package");
  }

  @ParameterizedTest
  @MethodSource("suites")
  void startsNoServerForOtherQuestions(Suite suite) throws Exception {
    run(suite, new Choice(List.of("person"), null, 1));
    assertThat(journal.measurements()).isEmpty();
  }
}
