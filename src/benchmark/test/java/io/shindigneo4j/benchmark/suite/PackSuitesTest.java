package io.shindigneo4j.benchmark.suite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assumptions.assumeThat;

import io.shindigneo4j.benchmark.environment.BenchmarkEnvironment;
import io.shindigneo4j.benchmark.environment.process.MissingServerException;
import io.shindigneo4j.benchmark.measurement.MeasurementOptions;
import io.shindigneo4j.benchmark.question.Population;
import io.shindigneo4j.benchmark.result.RunLog;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("A suite of a pack")
class PackSuitesTest {

  private final RunLog runLog = new RunLog(line -> {});

  private static List<Suite> suites() {
    return List.of(new ProceduresSuite(), new TraversalSuite());
  }

  private void run(Suite suite, SuiteFilter filter) throws Exception {
    Population population = new Population(150, 1);
    try (BenchmarkEnvironment environment =
        new BenchmarkEnvironment(population, null, line -> {})) {
      suite.run(
          new SuiteContext(environment, population, MeasurementOptions.QUICK, filter, runLog));
    }
  }

  @ParameterizedTest
  @MethodSource("suites")
  void saysThatThePackWasNotBuilt(Suite suite) {
    assumeThat(System.getProperty("traversal.jar")).isNull();
    assertThatExceptionOfType(MissingServerException.class)
        .isThrownBy(() -> run(suite, new SuiteFilter(null, null, 1)))
        .withMessageContaining("mvn package");
  }

  @ParameterizedTest
  @MethodSource("suites")
  void startsNoServerForOtherQuestions(Suite suite) throws Exception {
    run(suite, new SuiteFilter(List.of("person"), null, 1));
    assertThat(runLog.measurements()).isEmpty();
  }
}
