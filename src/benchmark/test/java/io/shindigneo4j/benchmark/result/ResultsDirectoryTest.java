package io.shindigneo4j.benchmark.result;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("The files of the results")
class ResultsDirectoryTest {

  private static final String FIRST = "2026-11-22T20:00:00Z";
  private static final String SECOND = "2026-11-23T20:00:00Z";

  @TempDir private Path path;

  private ResultsDirectory directory;

  @BeforeEach
  void inAnEmptyDirectory() {
    directory = new ResultsDirectory(path.resolve("bench"));
  }

  @Test
  void areNothingBeforeTheFirstRun() throws IOException {
    assertThat(directory.read()).isEqualTo(new Results(List.of(), Map.of()));
  }

  @Test
  void giveBackWhatWasPutIn() throws IOException {
    List<Measurement> measured = List.of(measured("person", 10), measured("inbox", 20));
    directory.add(FIRST, measured, metadata(7));
    Results results = directory.read();
    assertThat(results.findings()).extracting(Finding::measurement).isEqualTo(measured);
    assertThat(results.runs()).isEqualTo(Map.of(FIRST, metadata(7)));
  }

  @Test
  void keepTheCircumstancesOfRowsThatAreNotMeasuredAgain() throws IOException {
    directory.add(FIRST, List.of(measured("person", 10), measured("inbox", 20)), metadata(7));
    directory.add(SECOND, List.of(measured("inbox", 30)), metadata(3));
    Results results = directory.read();
    assertThat(results.findings()).extracting(Finding::run).containsExactly(FIRST, SECOND);
    assertThat(results.rows()).extracting(ResultRow::median).containsExactly(10.0, 30.0);
    assertThat(results.runs()).containsOnlyKeys(FIRST, SECOND);
    assertThat(results.ofRun(SECOND).rows()).extracting(ResultRow::median).containsExactly(30.0);
  }

  @Test
  void forgetARunWhoseRowsWereAllMeasuredAgain() throws IOException {
    directory.add(FIRST, List.of(measured("person", 10)), metadata(7));
    directory.add(SECOND, List.of(measured("person", 30)), metadata(3));
    assertThat(directory.read().runs()).containsOnlyKeys(SECOND);
  }

  @Test
  void haveARunThatMeasuredNothing() throws IOException {
    directory.add(FIRST, List.of(), metadata(7));
    directory.add(SECOND, List.of(measured("person", 10)), metadata(7));
    assertThat(directory.read().rows()).hasSize(1);
  }

  @Test
  void takeNoIntervalForARowThatWasWrittenWithoutOne() throws IOException {
    directory.add(FIRST, List.of(measured("person", 10)), metadata(7));
    ResultRow newer = measured("person", 100).row();
    ResultsFile.write(path.resolve("bench").resolve("results.csv"), List.of(newer));
    assertThat(directory.read().findings()).containsExactly(Finding.without(newer));
  }

  @Test
  void mayBeOfATimeWithoutThe95thPercentile() throws IOException {
    directory.add(FIRST, List.of(measured("person", 10)), metadata(7));
    Path intervals = path.resolve("bench").resolve("intervals.csv");
    String older =
        Files.readString(intervals).replace(",p95_us", "").replace(FIRST + ",20.0", FIRST);
    Files.writeString(intervals, older);
    Finding found = directory.read().findings().get(0);
    assertThat(found.measurement().p95()).isNaN();
    assertThat(found.run()).isEqualTo(FIRST);
  }

  private static Measurement measured(String query, double median) {
    BenchmarkSetting setting =
        new BenchmarkSetting("queries", query, "bolt", "packstream", "none", 1, 1);
    return new Measurement(
        new ResultRow(setting, median, 3 * median, 1000, 5L),
        new Interval(median - 1, median + 1),
        new Interval(900, 1100),
        2 * median,
        7);
  }

  private static RunMetadata metadata(int rounds) {
    return new RunMetadata(
        2_011,
        rounds,
        1_000,
        new Machine(2, "a processor", 1L << 34, "Linux"),
        Map.of("Java", "17"),
        new TreeMap<>(Map.of("person", 1_000)),
        List.of(new RunLog.Skipped("gremlin", "there is no server")));
  }
}
