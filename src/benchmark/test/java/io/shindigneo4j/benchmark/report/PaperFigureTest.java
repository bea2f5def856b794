package io.shindigneo4j.benchmark.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.benchmark.result.Interval;
import io.shindigneo4j.benchmark.result.Setting;
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
            .map(Claim::name)
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
    assertThat(Claim.parse("a | 1 | b | 2 | - | - | -").times()).isEqualTo(new Interval(2, 2));
    assertThat(Claim.parse("a | 1 | b | 2..3 | - | - | -").times()).isEqualTo(new Interval(2, 3));
    assertThat(Claim.parse("a | 1 | b | - | - | - | -").times()).isNull();
  }

  @Test
  void isMeasuredByTheMeanOfAllQueriesButTheEmptyOne() {
    Samples samples =
        new Samples()
            .one("queries", "empty", "websocket-native", 1)
            .one("queries", "empty", "http", 1000)
            .one("queries", "person", "websocket-native", 10)
            .one("queries", "person", "http", 40)
            .one("queries", "inbox", "websocket-native", 10)
            .one("queries", "inbox", "http", 90)
            .one("queries", "feed", "http", 90);
    Claim claim = claim("queries/*/websocket-native/*/*/*/1 | queries/*/http/*/*/*/1 | ");
    Counterpart here = Counterpart.of(claim, samples.results());
    assertThat(here.ratios()).containsOnlyKeys("person", "inbox");
    assertThat(here.of(Average.MEAN)).isCloseTo(6, NEARLY);
    assertThat(here.of(Average.MEDIAN)).isCloseTo(6.5, NEARLY);
    assertThat(here.of(Average.LEAST)).isCloseTo(4, NEARLY);
    assertThat(here.of(Average.MOST)).isCloseTo(9, NEARLY);
  }

  @Test
  void pairsQueriesByWhatComesBeforeTheirNumber() {
    Samples samples =
        new Samples()
            .many("servers", "person@1", "websocket-native", 100)
            .many("servers", "person@3", "websocket-native", 250)
            .many("servers", "person@33", "websocket-native", 9);
    Counterpart here =
        Counterpart.of(
            claim("servers/*@3/websocket-native/*/*/*/many | servers/*@1/*/*/*/*/many | "),
            samples.results());
    assertThat(here.ratios()).containsOnlyKeys("person");
    assertThat(here.of(Average.MEAN)).isCloseTo(2.5, NEARLY);
    assertThat(here.threads()).isEqualTo("32");
  }

  @Test
  void takesTheMostThreadsThatBothSidesHaveOrTheBestOfEach() {
    Samples samples = new Samples();
    add("scaling", "websocket-native", 32, 200, samples);
    add("scaling", "websocket-native", 64, 300, samples);
    add("scaling", "websocket-native", 128, 400, samples);
    add("queries", "http", 32, 100, samples);
    add("queries", "http", 64, 100, samples);
    assertThat(ratio("many", samples)).isCloseTo(3, NEARLY);
    assertThat(ratio("best", samples)).isCloseTo(4, NEARLY);
  }

  private static double ratio(String threads, Samples samples) {
    String selectors =
        "queries,scaling/*/websocket-native/*/*/*/%s | queries/*/http/*/*/*/%s | "
            .formatted(threads, threads);
    return Counterpart.of(claim(selectors), samples.results()).of(Average.MEAN);
  }

  private static void add(
      String suite, String transport, int threads, double callsPerSecond, Samples samples) {
    Setting setting = new Setting(suite, "person", transport, "bson", "none", 1, threads);
    samples.add(setting, 10, callsPerSecond);
  }

  @Test
  void isNotMeasuredWhereASideIsMissing() {
    Samples samples = new Samples().one("queries", "person", "http", 10);
    Claim claim = claim("queries/*/bolt/*/*/*/1 | queries/*/http/*/*/*/1 | ");
    assertThat(Counterpart.of(claim, samples.results()).isMeasured()).isFalse();
    Claim many = claim("queries/*/bolt/*/*/*/many | queries/*/http/*/*/*/many | ");
    assertThat(Counterpart.of(many, samples.results()).isMeasured()).isFalse();
  }

  private static Claim claim(String selectors) {
    return Claim.parse("name | 1 | stated | 2 | " + selectors + "mean");
  }
}
