package io.shindigneo4j.benchmark.suite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import io.shindigneo4j.benchmark.environment.BenchmarkEnvironment;
import io.shindigneo4j.benchmark.measurement.MeasurementOptions;
import io.shindigneo4j.benchmark.question.Population;
import io.shindigneo4j.benchmark.result.RunLog;
import io.shindigneo4j.benchmark.result.RunLog.Skipped;
import io.shindigneo4j.benchmark.shindig.ShindigTransports;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The suite through Shindig")
class EndToEndSuiteTest {

  @Test
  void saysThatShindigWasNotPackaged() {
    assumeThat(System.getProperty("war.file")).isNull();
    Population population = new Population(150, 1);
    RunLog runLog = new RunLog(line -> {});
    try (BenchmarkEnvironment environment =
        new BenchmarkEnvironment(population, null, line -> {})) {
      SuiteFilter everything = new SuiteFilter(null, null, 1);
      new EndToEndSuite()
          .run(
              new SuiteContext(
                  environment, population, MeasurementOptions.QUICK, everything, runLog));
    }
    assertThat(runLog.measurements()).isEmpty();
    assertThat(runLog.skipped().stream().map(Skipped::what).toList())
        .isEqualTo(List.copyOf(ShindigTransports.names()));
    assertThat(runLog.skipped())
        .allSatisfy(each -> assertThat(each.reason()).contains("the WAR is missing"));
  }
}
