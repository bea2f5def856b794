package io.shindigneo4j.benchmark.result;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.assertj.core.api.Assertions;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The verdict")
class VerdictTest {

  private final List<Finding> findings = new ArrayList<>();

  @Test
  void isByTheGeometricMeanAndNamesTheQuestionsBelowIt() {
    measured("person", "websocket-native", 400);
    measured("person", "http", 10);
    measured("inbox", "websocket-native", 50);
    measured("inbox", "http", 10);
    Verdict verdict = verdict("Native calls");
    assertThat(verdict.value()).isCloseTo(Math.sqrt(40 * 5), Offset.offset(1e-9));
    assertThat(verdict.isMet()).isTrue();
    assertThat(verdict.isComplete()).isFalse();
    assertThat(verdict.missed()).containsExactly("inbox");
  }

  @Test
  void isMissedBelowTheRatio() {
    measured("person", "websocket-cypher", 55);
    measured("person", "http", 10);
    assertThat(verdict("Cypher").isMet()).isFalse();
    assertThat(verdict("Cypher").value()).isCloseTo(5.5, Offset.offset(1e-9));
  }

  @Test
  void isMetWhereTheRatioIsReached() {
    measured("foaf3", "websocket-native", 2_000);
    measured("foaf3", "http", 10);
    assertThat(verdict("Native foaf3").isMet()).isTrue();
    assertThat(verdict("Native foaf3").isComplete()).isTrue();
  }

  @Test
  void onBoltIsByTheQuestionThatIsBeatenLeast() {
    measured("person", "websocket-native", 500);
    measured("person", "bolt", 100);
    measured("feed", "websocket-native", 90);
    measured("feed", "bolt", 100);
    assertThat(verdict("Bolt").isMet()).isFalse();
    assertThat(verdict("Bolt").value()).isEqualTo(0.9);
    assertThat(verdict("Bolt").missed()).containsExactly("feed");
  }

  @Test
  void onCypherIsByTheQuestionThatIsFastestByBoltToo() {
    for (String query : List.of("empty", "person")) {
      add("queries", query, "websocket-cypher", query.equals("empty") ? 149 : 600);
      add("queries", query, "bolt", 100);
    }
    Verdict verdict = verdict("Cypher on every question");
    assertThat(verdict.value()).isEqualTo(1.49);
    assertThat(verdict.isMet()).isFalse();
    assertThat(verdict.missed()).containsExactly("empty");
    assertThat(verdict.requirement().questions()).isEqualTo(20);
  }

  @Test
  void leavesOutTheEmptyCallAndOtherSuites() {
    measured("empty", "websocket-native", 500);
    measured("empty", "bolt", 100);
    add("formats", "person", "websocket-native", 500);
    add("formats", "person", "bolt", 100);
    assertThat(Verdict.of(results())).isEmpty();
  }

  @Test
  void comparesProceduresInOneFormat() {
    called("crossreference", "websocket-native", "bson", 32, 900);
    called("crossreference", "websocket-native", "json", 32, 800);
    called("crossreference", "http-face", "bson", 32, 300);
    called("crossreference", "http-face", "json", 32, 200);
    called("crossreference", "http", "json", 32, 20);
    called("hello", "http-face", "json", 32, 20);
    assertThat(verdict("WebSocket with pipelining").ratios())
        .containsOnlyKeys("crossreference")
        .allSatisfy((query, ratio) -> assertThat(ratio.value()).isEqualTo(4));
    assertThat(verdict("Our HTTP").value()).isCloseTo(10, Offset.offset(1e-9));
    assertThat(verdict("Our HTTP").isComplete()).isTrue();
  }

  @Test
  void asksForPipeliningOfSeveralThreadsAlone() {
    called("crossreference", "websocket-native", "json", 1, 800);
    called("crossreference", "http-face", "json", 1, 400);
    called("crossreference", "http", "json", 1, 50);
    assertThat(Verdict.of(results()))
        .singleElement()
        .satisfies(
            only -> {
              assertThat(only.requirement().transport()).isEqualTo("http-face");
              assertThat(only.value()).isCloseTo(8, Offset.offset(1e-9));
            });
  }

  @Test
  void onTraversalsIsByTheOrderThatGainsLeast() {
    traversed("traversal-bfs", "framework", 1, 1_000L);
    traversed("traversal-bfs", "direct", 5, 10L);
    traversed("traversal-dfs", "framework", 1, 900L);
    traversed("traversal-dfs", "direct", 1.5, 100L);
    assertThat(verdict("Direct traversal: twice").value()).isEqualTo(1.5);
    assertThat(verdict("Direct traversal: twice").isMet()).isFalse();
    assertThat(verdict("Direct traversal: twice").missed()).containsExactly("traversal-dfs");
    assertThat(verdict("Direct traversal: twice").isComplete()).isTrue();
    assertThat(verdict("Direct traversal: a tenth").value()).isEqualTo(9);
    assertThat(verdict("Direct traversal: a tenth").isMet()).isFalse();
  }

  @Test
  void onGarbageNeedsThatItWasCounted() {
    traversed("traversal-bfs", "framework", 1, null);
    traversed("traversal-bfs", "direct-cached", 4, 0L);
    traversed("traversal-dfs", "framework", 1, 1_000L);
    traversed("traversal-dfs", "direct-cached", 4, 0L);
    assertThat(verdict("Direct traversal with caches: a tenth").ratios())
        .containsOnlyKeys("traversal-dfs")
        .allSatisfy((query, ratio) -> assertThat(ratio.value()).isEqualTo(1_000));
  }

  private Verdict verdict(String begin) {
    return Verdict.of(results()).stream()
        .filter(each -> each.requirement().text().startsWith(begin))
        .findFirst()
        .orElseGet(() -> Assertions.fail("no verdict of " + begin));
  }

  private Results results() {
    return new Results(findings, Map.of());
  }

  private void measured(String query, String transport, double callsPerSecond) {
    add("queries", query, transport, callsPerSecond);
  }

  private void add(String suite, String query, String transport, double callsPerSecond) {
    add(new BenchmarkSetting(suite, query, transport, "bson", "none", 2, 32), callsPerSecond, null);
  }

  private void called(
      String query, String transport, String format, int threads, double callsPerSecond) {
    BenchmarkSetting setting =
        new BenchmarkSetting("procedures", query, transport, format, "none", threads, threads);
    add(setting, callsPerSecond, 100L);
  }

  private void traversed(String query, String transport, double callsPerSecond, Long allocated) {
    BenchmarkSetting setting =
        new BenchmarkSetting("traversal", query, transport, "bson", "none", 1, 1);
    add(setting, callsPerSecond, allocated);
  }

  private void add(BenchmarkSetting setting, double callsPerSecond, Long allocated) {
    findings.add(Finding.without(new ResultRow(setting, 10, 20, callsPerSecond, allocated)));
  }
}
