package io.shindigneo4j.server;

import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.shindigneo4j.server.http.MetricsAccess;
import io.shindigneo4j.server.session.AdhocCypher;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.neo4j.configuration.Config;
import org.neo4j.configuration.GraphDatabaseSettings;
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
    assertThat(config.get(ServerSettings.routing_addresses).byBoltAddress()).isEmpty();
    assertThat(config.get(ServerSettings.projection_memory)).isPositive();
    assertThat(config.get(ServerSettings.properties_memory)).isPositive();
    assertThat(config.get(ServerLimitSettings.worker_threads)).isGreaterThanOrEqualTo(4);
    assertThat(config.get(ServerLimitSettings.maximum_waiting_requests)).isEqualTo(200);
    assertThat(config.get(ServerLimitSettings.maximum_transactions_in_all)).isBetween(8, 200);
    assertThat(config.get(ServerLimitSettings.maximum_transactions_of_user))
        .isPositive()
        .isLessThan(config.get(ServerLimitSettings.maximum_transactions_in_all));
    assertThat(config.get(ServerLimitSettings.maximum_cypher_length)).isEqualTo(1_048_576);
    assertThat(config.get(ServerLimitSettings.maximum_cypher_nesting)).isEqualTo(500);
    assertThat(config.get(ServerLimitSettings.queue_size)).isEqualTo(10_000);
    assertThat(config.get(ServerLimitSettings.maximum_requests_in_flight)).isEqualTo(1_000);
    assertThat(config.get(ServerLimitSettings.maximum_message_size)).isEqualTo(64L * 1024 * 1024);
    assertThat(config.get(ServerLimitSettings.maximum_records)).isEqualTo(100_000);
    assertThat(config.get(ServerSettings.compressions)).containsExactly(CompressionName.values());
    assertThat(config.get(ServerSettings.compression_level)).isEqualTo(CompressionLevel.FAST);
    assertThat(config.get(ServerLimitSettings.request_timeout)).isEqualTo(Duration.ofMinutes(2));
    assertThat(config.get(ServerLimitSettings.login_timeout)).isEqualTo(Duration.ofSeconds(30));
    assertThat(config.get(ServerLimitSettings.idle_timeout)).isEqualTo(Duration.ofMinutes(1));
    assertThat(config.get(ServerLimitSettings.drain_timeout)).isEqualTo(Duration.ofSeconds(10));
    assertThat(config.get(ServerSettings.tls_enabled)).isFalse();
    assertThat(config.get(ServerSettings.allowed_origins)).isEmpty();
    assertThat(config.get(ServerSettings.adhoc_cypher)).isEqualTo(AdhocCypher.ALLOWED);
    assertThat(config.get(ServerLimitSettings.login_check_interval))
        .isEqualTo(Duration.ofSeconds(20));
    assertThat(config.get(ServerHttpSettings.http_login_lifetime)).isEqualTo(Duration.ofMinutes(1));
    assertThat(config.get(ServerHttpSettings.http_metrics_access)).isEqualTo(MetricsAccess.LOGIN);
    assertThat(config.get(ServerSettings.procedures)).hasToString("*");
    assertThat(config.get(ServerLimitSettings.maximum_connections_before_login)).isEqualTo(1_000);
    assertThat(config.get(ServerLimitSettings.maximum_open_transactions)).isEqualTo(100);
    assertThat(config.get(ServerLimitSettings.maximum_fragments)).isEqualTo(1_000);
    assertThat(config.get(ServerLimitSettings.message_timeout)).isEqualTo(Duration.ofSeconds(30));
    Path plugins = config.get(GraphDatabaseSettings.plugin_dir);
    assertThat(config.get(ServerSettings.packs_directory)).isEqualTo(plugins.resolve("packs"));
    assertThat(config.get(ServerSettings.stored_cypher_directory))
        .isEqualTo(plugins.resolve("cypher"));
    assertThat(config.get(ServerSettings.procedures_reload)).isFalse();
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
                    entry(PREFIX + "routing_addresses", "a:1=b:2, [::1]:3=c.d:4"),
                    entry(PREFIX + "projection_memory", "0"),
                    entry(PREFIX + "properties_memory", "2MiB"),
                    entry(PREFIX + "worker_threads", "3"),
                    entry(PREFIX + "queue_size", "4"),
                    entry(PREFIX + "maximum_requests_in_flight", "5"),
                    entry(PREFIX + "maximum_message_size", "6KiB"),
                    entry(PREFIX + "maximum_records", "7"),
                    entry(PREFIX + "compressions", "lz4,none"),
                    entry(PREFIX + "compression_level", "best"),
                    entry(PREFIX + "request_timeout", "8s"),
                    entry(PREFIX + "login_timeout", "9ms"),
                    entry(PREFIX + "idle_timeout", "10s"),
                    entry(PREFIX + "drain_timeout", "0s"),
                    entry(PREFIX + "tls_enabled", "true"),
                    entry(PREFIX + "tls_certificate", "/etc/a.crt"),
                    entry(PREFIX + "tls_private_key", "certificates/a.key"),
                    entry(PREFIX + "tls_client_trust", "/etc/clients.crt"),
                    entry(PREFIX + "allowed_origins", "https://a.example, http://b:1"),
                    entry(PREFIX + "adhoc_cypher", "read_only"),
                    entry(PREFIX + "procedures", "*:people.*;alice:*"),
                    entry(PREFIX + "maximum_connections_before_login", "11"),
                    entry(PREFIX + "maximum_open_transactions", "12"),
                    entry(PREFIX + "maximum_fragments", "13"),
                    entry(PREFIX + "message_timeout", "14s"),
                    entry(PREFIX + "packs_directory", "/srv/packs"),
                    entry(PREFIX + "stored_cypher_directory", "/srv/cypher"),
                    entry(PREFIX + "procedures_reload", "true"),
                    entry(PREFIX + "login_check_interval", "14s"),
                    entry(PREFIX + "http_login_lifetime", "15s"),
                    entry(PREFIX + "http_metrics_access", "loopback")))
            .build();
    assertThat(config.get(ServerSettings.enabled)).isFalse();
    assertThat(config.get(ServerSettings.listen_address))
        .isEqualTo(new SocketAddress("127.0.0.1", 1));
    assertThat(config.get(ServerSettings.advertised_address))
        .isEqualTo(new SocketAddress("example.org", 2));
    assertThat(config.get(ServerSettings.routing_addresses).byBoltAddress())
        .isEqualTo(Map.of("a:1", "b:2", "[::1]:3", "c.d:4"));
    assertThat(config.get(ServerSettings.projection_memory)).isZero();
    assertThat(config.get(ServerSettings.properties_memory)).isEqualTo(2 * 1024 * 1024);
    assertThat(config.get(ServerLimitSettings.worker_threads)).isEqualTo(3);
    assertThat(config.get(ServerLimitSettings.maximum_waiting_requests)).isEqualTo(200);
    assertThat(config.get(ServerLimitSettings.maximum_transactions_in_all)).isBetween(8, 200);
    assertThat(config.get(ServerLimitSettings.maximum_transactions_of_user))
        .isPositive()
        .isLessThan(config.get(ServerLimitSettings.maximum_transactions_in_all));
    assertThat(config.get(ServerLimitSettings.maximum_cypher_length)).isEqualTo(1_048_576);
    assertThat(config.get(ServerLimitSettings.maximum_cypher_nesting)).isEqualTo(500);
    assertThat(config.get(ServerLimitSettings.queue_size)).isEqualTo(4);
    assertThat(config.get(ServerLimitSettings.maximum_requests_in_flight)).isEqualTo(5);
    assertThat(config.get(ServerLimitSettings.maximum_message_size)).isEqualTo(6 * 1024);
    assertThat(config.get(ServerLimitSettings.maximum_records)).isEqualTo(7);
    assertThat(config.get(ServerSettings.compressions))
        .containsExactly(CompressionName.LZ4, CompressionName.NONE);
    assertThat(config.get(ServerSettings.compression_level)).isEqualTo(CompressionLevel.BEST);
    assertThat(config.get(ServerLimitSettings.request_timeout)).isEqualTo(Duration.ofSeconds(8));
    assertThat(config.get(ServerLimitSettings.login_timeout)).isEqualTo(Duration.ofMillis(9));
    assertThat(config.get(ServerLimitSettings.idle_timeout)).isEqualTo(Duration.ofSeconds(10));
    assertThat(config.get(ServerLimitSettings.drain_timeout)).isZero();
    assertThat(config.get(ServerSettings.tls_enabled)).isTrue();
    assertThat(config.get(ServerSettings.tls_certificate)).isEqualTo(Path.of("/etc/a.crt"));
    assertThat(config.get(ServerSettings.tls_private_key))
        .isEqualTo(config.get(GraphDatabaseSettings.neo4j_home).resolve("certificates/a.key"));
    assertThat(config.get(ServerSettings.tls_client_trust)).isEqualTo(Path.of("/etc/clients.crt"));
    assertThat(config.get(ServerSettings.allowed_origins))
        .containsExactly("https://a.example", "http://b:1");
    assertThat(config.get(ServerSettings.adhoc_cypher)).isEqualTo(AdhocCypher.READ_ONLY);
    assertThat(config.get(ServerSettings.procedures)).hasToString("*:people.*;alice:*");
    assertThat(config.get(ServerLimitSettings.maximum_connections_before_login)).isEqualTo(11);
    assertThat(config.get(ServerLimitSettings.maximum_open_transactions)).isEqualTo(12);
    assertThat(config.get(ServerLimitSettings.maximum_fragments)).isEqualTo(13);
    assertThat(config.get(ServerLimitSettings.message_timeout)).isEqualTo(Duration.ofSeconds(14));
    assertThat(config.get(ServerSettings.packs_directory)).isEqualTo(Path.of("/srv/packs"));
    assertThat(config.get(ServerSettings.stored_cypher_directory))
        .isEqualTo(Path.of("/srv/cypher"));
    assertThat(config.get(ServerSettings.procedures_reload)).isTrue();
    assertThat(config.get(ServerLimitSettings.login_check_interval))
        .isEqualTo(Duration.ofSeconds(14));
    assertThat(config.get(ServerHttpSettings.http_login_lifetime))
        .isEqualTo(Duration.ofSeconds(15));
    assertThat(config.get(ServerHttpSettings.http_metrics_access))
        .isEqualTo(MetricsAccess.LOOPBACK);
  }

  @ParameterizedTest
  @CsvSource({
    "enabled, perhaps",
    "listen_address, localhost:x",
    "advertised_address, :x",
    "routing_addresses, a:1",
    "routing_addresses, a:1=b",
    "routing_addresses, a:1=ws://b:2",
    "routing_addresses, 'a:1=b:2,a:1=c:3'",
    "projection_memory, -1",
    "properties_memory, much",
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
    "idle_timeout, 0s",
    "drain_timeout, -1s",
    "tls_enabled, perhaps",
    "adhoc_cypher, sometimes",
    "procedures, alice:*;alice:*",
    "maximum_connections_before_login, 0",
    "maximum_open_transactions, 0",
    "maximum_fragments, 0",
    "message_timeout, 0s",
    "procedures_reload, perhaps",
    "login_check_interval, 0s",
    "http_login_lifetime, 0s",
    "http_metrics_access, everybody"
  })
  void nameTheKeyOfABadValue(String key, String value) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Config.newBuilder().setRaw(Map.of(PREFIX + key, value)).build())
        .withMessageContaining(PREFIX + key);
  }
}
