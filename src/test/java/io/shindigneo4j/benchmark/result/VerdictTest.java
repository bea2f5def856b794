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
  void leavesOutTheEmptyCallAndOtherSuites() {
    measured("empty", "websocket-native", 500);
    measured("empty", "bolt", 100);
    add("formats", "person", "websocket-native", 500);
    add("formats", "person", "bolt", 100);
    assertThat(Verdict.of(results())).isEmpty();
  }

  private Verdict verdict(String begin) {
    return Verdict.of(results()).stream()
        .filter(each -> each.demand().text().startsWith(begin))
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
    Setting setting = new Setting(suite, query, transport, "bson", "none", 2, 32);
    findings.add(Finding.without(new Row(setting, 10, 20, callsPerSecond, null)));
  }
}
