package io.shindigneo4j.driver.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.shindigneo4j.protocol.Message.Routing;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A routing table that a server sends")
class RoutingTableTest {

  private static final URI LIKE = URI.create("wss://seed:1/social%20graph");
  private static final List<String> NOBODY = List.of();

  private static RoutingTable table(
      List<String> readers, List<String> writers, List<String> routers) {
    return RoutingTable.of(
        new Routing(1, readers, writers, routers, "v", Duration.ofMinutes(5)), LIKE);
  }

  @Test
  void isOfAddressesLikeTheOneThatWasAsked() {
    RoutingTable table = table(List.of("a:1", "[::1]:2"), List.of("b"), List.of("a:1", "a:1"));
    URI a = URI.create("wss://a:1/social%20graph");
    assertThat(table.readers()).containsExactly(a, URI.create("wss://[::1]:2/social%20graph"));
    assertThat(table.writers()).containsExactly(URI.create("wss://b/social%20graph"));
    assertThat(table.routers()).containsExactly(a);
    assertThat(table.servers()).hasSize(3);
    assertThat(table.version()).isEqualTo("v");
    assertThat(table.timeToLive()).isEqualTo(Duration.ofMinutes(5));
  }

  @Test
  void mayHaveNoWriters() {
    assertThat(table(List.of("a:1"), NOBODY, List.of("a:1")).writers()).isEmpty();
  }

  @Test
  void hasSomebodyToReadFromAndToAsk() {
    assertRefused(NOBODY, NOBODY, List.of("a:1"));
    assertRefused(List.of("a:1"), List.of("a:1"), NOBODY);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "a:b", "u@a:1", "a:1/other", "a b:1", "ws://a:1"})
  void hasHostsAndPortsAlone(String address) {
    assertRefused(List.of(address), List.of("a:1"), List.of("a:1"));
  }

  private static void assertRefused(
      List<String> readers, List<String> writers, List<String> routers) {
    assertThatIllegalArgumentException().isThrownBy(() -> table(readers, writers, routers));
  }
}
