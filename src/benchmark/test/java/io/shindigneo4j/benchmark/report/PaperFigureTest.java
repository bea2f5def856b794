package io.shindigneo4j.benchmark.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.benchmark.result.BenchmarkSetting;
import io.shindigneo4j.benchmark.result.Interval;
import java.util.List;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A figure of the papers")
class PaperFigureTest {

  private static final Offset<Double> NEARLY = Offset.offset(1e-9);

  @Test
  void isThereForEachThatIsMeasuredAnew() {
    assertThat(PaperFigure.all().stream().map(PaperFigure::name))
        .contains("2014, table 1", "2014, table 2", "2013, table 3")
        .contains("2014, figure 3", "2014, figure 4", "2014, figure 5", "2014, figure 6")
        .contains("2014, figure 7", "2014, figure 8", "2014, figure 9", "2014, figure 10");
  }

  @Test
  void hasNamesThatFitIntoAChart() {
    List<String> names =
        PaperFigure.all().stream()
            .flatMap(figure -> figure.claims().stream())
            .map(PaperClaim::name)
            .toList();
    assertThat(names).allSatisfy(name -> assertThat(name).hasSizeLessThan(25));
  }

  @Test
  void hasAlikeColumnsOnBothSides() {
    assertThat(PaperFigure.all().stream().flatMap(figure -> figure.claims().stream()))
        .filteredOn(claim -> claim.ours() != null)
        .allSatisfy(
            claim ->
                assertThat(claim.ours().columns())
                    .hasSameSizeAs(claim.than().columns())
                    .hasSize(7));
  }

  @Test
  void statesRatiosAndRanges() {
    assertThat(PaperClaim.parse("a | 1 | b | 2 | - | - | -").times()).isEqualTo(new Interval(2, 2));
    assertThat(PaperClaim.parse("a | 1 | b | 2..3 | - | - | -").times())
        .isEqualTo(new Interval(2, 3));
    assertThat(PaperClaim.parse("a | 1 | b | - | - | - | -").times()).isNull();
  }

  @Test
  void isMeasuredByTheMeanOfAllQueriesButTheEmptyOne() {
    SampleResults samples =
        new SampleResults()
            .one("queries", "empty", "websocket-native", 1)
            .one("queries", "empty", "http", 1000)
            .one("queries", "person", "websocket-native", 10)
            .one("queries", "person", "http", 40)
            .one("queries", "inbox", "websocket-native", 10)
            .one("queries", "inbox", "http", 90)
            .one("queries", "feed", "http", 90);
    PaperClaim claim = claim("queries/*/websocket-native/*/*/*/1 | queries/*/http/*/*/*/1 | ");
    Reproduction here = Reproduction.of(claim, samples.results());
    assertThat(here.ratios()).containsOnlyKeys("person", "inbox");
    assertThat(here.of(Statistic.MEAN)).isCloseTo(6, NEARLY);
    assertThat(here.of(Statistic.MEDIAN)).isCloseTo(6.5, NEARLY);
    assertThat(here.of(Statistic.LEAST)).isCloseTo(4, NEARLY);
    assertThat(here.of(Statistic.MOST)).isCloseTo(9, NEARLY);
  }

  @Test
  void pairsQueriesByWhatComesBeforeTheirNumber() {
    SampleResults samples =
        new SampleResults()
            .many("servers", "person@1", "websocket-native", 100)
            .many("servers", "person@3", "websocket-native", 250)
            .many("servers", "person@33", "websocket-native", 9);
    Reproduction here =
        Reproduction.of(
            claim("servers/*@3/websocket-native/*/*/*/many | servers/*@1/*/*/*/*/many | "),
            samples.results());
    assertThat(here.ratios()).containsOnlyKeys("person");
    assertThat(here.of(Statistic.MEAN)).isCloseTo(2.5, NEARLY);
    assertThat(here.threads()).isEqualTo("32");
  }

  @Test
  void takesTheMostThreadsThatBothSidesHaveOrTheBestOfEach() {
    SampleResults samples = new SampleResults();
    add("scaling", "websocket-native", 32, 200, samples);
    add("scaling", "websocket-native", 64, 300, samples);
    add("scaling", "websocket-native", 128, 400, samples);
    add("queries", "http", 32, 100, samples);
    add("queries", "http", 64, 100, samples);
    assertThat(ratio("many", samples)).isCloseTo(3, NEARLY);
    assertThat(ratio("best", samples)).isCloseTo(4, NEARLY);
  }

  private static double ratio(String threads, SampleResults samples) {
    String selectors =
        "queries,scaling/*/websocket-native/*/*/*/%s | queries/*/http/*/*/*/%s | "
            .formatted(threads, threads);
    return Reproduction.of(claim(selectors), samples.results()).of(Statistic.MEAN);
  }

  private static void add(
      String suite, String transport, int threads, double callsPerSecond, SampleResults samples) {
    BenchmarkSetting setting =
        new BenchmarkSetting(suite, "person", transport, "bson", "none", 1, threads);
    samples.add(setting, 10, callsPerSecond);
  }

  @Test
  void isNotMeasuredWhereASideIsMissing() {
    SampleResults samples = new SampleResults().one("queries", "person", "http", 10);
    PaperClaim claim = claim("queries/*/bolt/*/*/*/1 | queries/*/http/*/*/*/1 | ");
    assertThat(Reproduction.of(claim, samples.results()).isMeasured()).isFalse();
    PaperClaim many = claim("queries/*/bolt/*/*/*/many | queries/*/http/*/*/*/many | ");
    assertThat(Reproduction.of(many, samples.results()).isMeasured()).isFalse();
  }

  private static PaperClaim claim(String selectors) {
    return PaperClaim.parse("name | 1 | stated | 2 | " + selectors + "mean");
  }
}
