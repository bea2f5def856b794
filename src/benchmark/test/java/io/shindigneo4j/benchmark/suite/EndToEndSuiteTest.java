package io.shindigneo4j.benchmark.suite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import io.shindigneo4j.benchmark.measurement.Pace;
import io.shindigneo4j.benchmark.question.Population;
import io.shindigneo4j.benchmark.result.Journal;
import io.shindigneo4j.benchmark.result.Journal.Skipped;
import io.shindigneo4j.benchmark.shindig.ShindigTransports;
import io.shindigneo4j.benchmark.stage.Stage;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The suite through Shindig")
class EndToEndSuiteTest {

  @Test
  void saysThatShindigWasNotPackaged() {
    assumeThat(System.getProperty("war.file")).isNull();
    Population population = new Population(150, 1);
    Journal journal = new Journal(line -> {});
    try (Stage stage = new Stage(population, null, line -> {})) {
      Choice everything = new Choice(null, null, 1);
      new EndToEndSuite().run(new Bench(stage, population, Pace.QUICK, everything, journal));
    }
    assertThat(journal.measurements()).isEmpty();
    assertThat(journal.skipped().stream().map(Skipped::what).toList())
        .isEqualTo(List.copyOf(ShindigTransports.names()));
    assertThat(journal.skipped())
        .allSatisfy(each -> assertThat(each.reason()).contains("there is no WAR"));
  }
}
