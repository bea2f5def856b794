package io.shindigneo4j.server;

import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.neo4j.configuration.Config;
import org.neo4j.configuration.helpers.SocketAddress;

@DisplayName("The settings in neo4j.conf")
class ServerSettingsTest {

  private static final String PREFIX = "server.shindig.neo4j.";

  @Test
  void haveDefaults() {
    Config config = Config.defaults();
    assertThat(config.get(ServerSettings.enabled)).isTrue();
    assertThat(config.get(ServerSettings.listen_address))
        .isEqualTo(new SocketAddress("localhost", 7690));
    assertThat(config.get(ServerSettings.advertised_address))
        .isEqualTo(new SocketAddress("localhost", 7690));
    assertThat(config.get(ServerSettings.worker_threads)).isGreaterThanOrEqualTo(4);
    assertThat(config.get(ServerSettings.queue_size)).isEqualTo(10_000);
    assertThat(config.get(ServerSettings.maximum_requests_in_flight)).isEqualTo(1_000);
    assertThat(config.get(ServerSettings.maximum_message_size)).isEqualTo(64L * 1024 * 1024);
    assertThat(config.get(ServerSettings.maximum_records)).isEqualTo(100_000);
    assertThat(config.get(ServerSettings.compressions)).containsExactly(CompressionName.values());
    assertThat(config.get(ServerSettings.compression_level)).isEqualTo(CompressionLevel.FAST);
    assertThat(config.get(ServerSettings.request_timeout)).isEqualTo(Duration.ofMinutes(2));
    assertThat(config.get(ServerSettings.login_timeout)).isEqualTo(Duration.ofSeconds(30));
    assertThat(config.get(ServerSettings.idle_timeout)).isEqualTo(Duration.ofMinutes(1));
  }

  @Test
  void areReadByTheirKeys() {
    Config config =
        Config.newBuilder()
            .setRaw(
                Map.ofEntries(
                    entry(PREFIX + "enabled", "false"),
                    entry(PREFIX + "listen_address", "127.0.0.1:1"),
                    entry(PREFIX + "advertised_address", "example.org:2"),
                    entry(PREFIX + "worker_threads", "3"),
                    entry(PREFIX + "queue_size", "4"),
                    entry(PREFIX + "maximum_requests_in_flight", "5"),
                    entry(PREFIX + "maximum_message_size", "6KiB"),
                    entry(PREFIX + "maximum_records", "7"),
                    entry(PREFIX + "compressions", "lz4,none"),
                    entry(PREFIX + "compression_level", "best"),
                    entry(PREFIX + "request_timeout", "8s"),
                    entry(PREFIX + "login_timeout", "9ms"),
                    entry(PREFIX + "idle_timeout", "10s")))
            .build();
    assertThat(config.get(ServerSettings.enabled)).isFalse();
    assertThat(config.get(ServerSettings.listen_address))
        .isEqualTo(new SocketAddress("127.0.0.1", 1));
    assertThat(config.get(ServerSettings.advertised_address))
        .isEqualTo(new SocketAddress("example.org", 2));
    assertThat(config.get(ServerSettings.worker_threads)).isEqualTo(3);
    assertThat(config.get(ServerSettings.queue_size)).isEqualTo(4);
    assertThat(config.get(ServerSettings.maximum_requests_in_flight)).isEqualTo(5);
    assertThat(config.get(ServerSettings.maximum_message_size)).isEqualTo(6 * 1024);
    assertThat(config.get(ServerSettings.maximum_records)).isEqualTo(7);
    assertThat(config.get(ServerSettings.compressions))
        .containsExactly(CompressionName.LZ4, CompressionName.NONE);
    assertThat(config.get(ServerSettings.compression_level)).isEqualTo(CompressionLevel.BEST);
    assertThat(config.get(ServerSettings.request_timeout)).isEqualTo(Duration.ofSeconds(8));
    assertThat(config.get(ServerSettings.login_timeout)).isEqualTo(Duration.ofMillis(9));
    assertThat(config.get(ServerSettings.idle_timeout)).isEqualTo(Duration.ofSeconds(10));
  }

  @ParameterizedTest
  @CsvSource({
    "enabled, perhaps",
    "listen_address, localhost:x",
    "advertised_address, :x",
    "worker_threads, 0",
    "queue_size, 0",
    "maximum_requests_in_flight, 0",
    "maximum_message_size, 1023",
    "maximum_message_size, 1025MiB",
    "maximum_records, 0",
    "compressions, zip",
    "compressions, ''",
    "compressions, 'lz4,lz4'",
    "compression_level, 9",
    "request_timeout, 0s",
    "request_timeout, soon",
    "login_timeout, 0s",
    "idle_timeout, 0s"
  })
  void nameTheKeyOfABadValue(String key, String value) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Config.newBuilder().setRaw(Map.of(PREFIX + key, value)).build())
        .withMessageContaining(PREFIX + key);
  }
}
