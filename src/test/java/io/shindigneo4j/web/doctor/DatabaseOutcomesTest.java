package io.shindigneo4j.web.doctor;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("What the checks make of what the database says")
class DatabaseOutcomesTest {

  @ParameterizedTest
  @CsvSource({
    "5.26.0, OK",
    "5.26.12, OK",
    "2026.08.1, OK",
    "2025.01.0, OK",
    "5.25.1, WARN",
    "4.4.30, WARN",
    "5.27-aura, WARN"
  })
  @DisplayName("is that Neo4j is of a version that the tests know")
  void neo4j(String version, Status status) {
    assertThat(Neo4jVersionCheck.outcome(version, "community").status()).isEqualTo(status);
  }

  @ParameterizedTest
  @CsvSource({
    "0.2.0, 0.2.0, OK",
    "0.2.0, 0.1.9, FAIL",
    "0.10.0, 0.9.0, FAIL",
    "0.2.0, 0.2.0-SNAPSHOT, FAIL",
    "0.2.0, 0.3.0, WARN",
    "unknown, 0.3.0, OK",
    "0.2.0, unknown, OK"
  })
  @DisplayName("is that the plug-in is not older than Shindig")
  void plugin(String own, String plugin, Status status) {
    assertThat(PluginVersionCheck.outcome(own, plugin).status()).isEqualTo(status);
  }

  @ParameterizedTest
  @CsvSource({"0, OK", "-5000, OK", "5001, WARN", "-30000, WARN", "30001, FAIL", "-31000, FAIL"})
  @DisplayName("is that clocks differ by less than tokens allow")
  void clock(long millis, Status status) {
    CheckOutcome outcome = ClockCheck.outcome(Duration.ofMillis(millis));
    assertThat(outcome.status()).isEqualTo(status);
    assertThat(outcome.detail()).endsWith(millis < 0 ? " behind" : " ahead");
  }

  @ParameterizedTest
  @CsvSource({"100, 1024, OK", "1000, 1024, WARN", "100, 256, WARN"})
  @DisplayName("is that the heap has room")
  void heap(long used, long most, Status status) {
    MemorySizes sizes =
        new MemorySizes(used * MemorySizes.MEBIBYTE, most * MemorySizes.MEBIBYTE, 0, 0);
    assertThat(HeapCheck.outcome(sizes).status()).isEqualTo(status);
  }

  @ParameterizedTest
  @CsvSource({"512, 512, OK", "512, 513, WARN"})
  @DisplayName("is that the store fits into the page cache")
  void pageCache(long cache, long store, Status status) {
    MemorySizes sizes =
        new MemorySizes(0, 0, cache * MemorySizes.MEBIBYTE, store * MemorySizes.MEBIBYTE);
    assertThat(PageCacheCheck.outcome(sizes).status()).isEqualTo(status);
  }

  @ParameterizedTest
  @CsvSource({"ready, OK", "filling, OK", "off, OK", "full, WARN", "behind, WARN", "'', SKIP"})
  @DisplayName("is that the graph is in memory")
  void graph(String state, Status status) {
    List<String> states = state.isEmpty() ? List.of() : List.of("off", state);
    assertThat(GraphInMemoryCheck.outcome(states).status()).isEqualTo(status);
  }
}
