package io.shindigneo4j.driver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import io.shindigneo4j.driver.DriverSettings.Balancing;
import io.shindigneo4j.driver.DriverSettings.Client;
import io.shindigneo4j.driver.DriverSettings.Compression;
import io.shindigneo4j.driver.DriverSettings.Encoding;
import io.shindigneo4j.driver.DriverSettings.Routing;
import io.shindigneo4j.driver.metrics.DriverMeters;
import io.shindigneo4j.driver.metrics.MicrometerMeters;
import io.shindigneo4j.driver.tls.Store;
import io.shindigneo4j.driver.tls.TlsSettings;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DriverSettingsTest {

  private static final Credentials CREDENTIALS = new Credentials("neo4j", "hush");
  private static final DriverSettings SETTINGS =
      DriverSettings.of("ws://localhost:7690/neo4j", CREDENTIALS);

  @Test
  void theDefaultsAreBsonAndBoundedTimes() {
    assertThat(SETTINGS.messages().encoding()).isEqualTo(Encoding.BSON);
    assertThat(SETTINGS.messages().compression()).isEqualTo(Compression.NONE);
    assertThat(SETTINGS.connection().connectTimeout()).isEqualTo(Duration.ofSeconds(5));
    assertThat(SETTINGS.callTimeout()).isEqualTo(Duration.ofSeconds(30));
    assertThat(SETTINGS.connection().reconnectDelay()).isEqualTo(ReconnectDelay.DEFAULT);
    assertThat(SETTINGS.connection().livenessCheck()).isEqualTo(Duration.ofSeconds(10));
    assertThat(SETTINGS.messages().maximumSize()).isEqualTo(64 * 1024 * 1024);
    assertThat(SETTINGS.connection().client()).isEqualTo(Client.NETTY);
    assertThat(SETTINGS.cluster().servers()).isEmpty();
    assertThat(SETTINGS.cluster().routing()).isEqualTo(Routing.NONE);
    assertThat(SETTINGS.cluster().balance()).isEqualTo(Balancing.LEAST_BUSY);
    assertThat(SETTINGS.connection().tls()).isEqualTo(TlsSettings.DEFAULT);
    assertThat(SETTINGS.connection().count()).isEqualTo(2);
    assertThat(SETTINGS.bookmarks()).isSameAs(BookmarkManager.NONE);
    assertThat(SETTINGS.meters()).isSameAs(DriverMeters.NONE);
  }

  @Test
  void eachWithChangesOneValueAndKeepsTheOthers() {
    ReconnectDelay delay = new ReconnectDelay(Duration.ofMillis(1), Duration.ofMillis(2));
    BookmarkManager bookmarks = BookmarkManager.inMemory();
    DriverMeters meters = MicrometerMeters.in(new SimpleMeterRegistry());
    TlsSettings tls = TlsSettings.DEFAULT.withTrust(new Store(Path.of("trusted.p12"), "hush"));
    assertThat(
            SETTINGS
                .withConnections(5)
                .withEncoding(Encoding.JSON)
                .withCompression(Compression.DEFLATE_BEST)
                .withConnectTimeout(Duration.ofSeconds(1))
                .withCallTimeout(Duration.ofSeconds(2))
                .withReconnectDelay(delay)
                .withLivenessCheck(Duration.ofSeconds(4))
                .withMaximumMessageSize(3)
                .withClient(Client.TYRUS)
                .withTls(tls)
                .withServers(List.of("h:1"))
                .withRouting(Routing.TABLE)
                .withBalance(Balancing.ROUND_ROBIN)
                .withBookmarks(bookmarks)
                .withMeters(meters))
        .isEqualTo(
            new DriverSettings(
                SETTINGS.uri(),
                CREDENTIALS,
                Duration.ofSeconds(2),
                new ConnectionSettings(
                    5, Duration.ofSeconds(1), delay, Duration.ofSeconds(4), Client.TYRUS, tls),
                new MessageSettings(Encoding.JSON, Compression.DEFLATE_BEST, 3),
                new ClusterSettings(List.of("h:1"), Routing.TABLE, Balancing.ROUND_ROBIN),
                bookmarks,
                meters));
  }

  @Test
  void anAddressMayAskForEncryption() {
    assertThat(DriverSettings.of("wss://h/neo4j", CREDENTIALS).uri()).hasScheme("wss");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "bolt://h/a",
        "bolt+s://h/a",
        "bolt+ssc://h/a",
        "neo4j://h:7687/a",
        "neo4j+s://h/a"
      })
  void anAddressMayBeOneOfBolt(String address) {
    assertThat(DriverSettings.of(address, CREDENTIALS).isBolt()).isTrue();
    assertThat(SETTINGS.isBolt()).isFalse();
  }

  @Test
  void boltHasNoStores() {
    TlsSettings tls = TlsSettings.DEFAULT.withTrust(new Store(Path.of("trusted.p12"), "hush"));
    DriverSettings bolt = DriverSettings.of("bolt+s://h/neo4j", CREDENTIALS);
    assertRefused("Java runtime", () -> bolt.withTls(tls));
  }

  @Test
  void otherServersHaveTheSchemeAndTheDatabaseOfTheAddress() {
    List<String> servers = List.of("b:1", "[::1]:2", "localhost:7690");
    assertThat(SETTINGS.withServers(servers).cluster().addresses(SETTINGS.uri()))
        .containsExactly(
            SETTINGS.uri(), URI.create("ws://b:1/neo4j"), URI.create("ws://[::1]:2/neo4j"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "h:1/neo4j", "ws://h:1", "u:p@h:1", "h:1?", ":1", "a b"})
  void anotherServerIsAHostAndAPort(String server) {
    assertThatIllegalArgumentException().isThrownBy(() -> SETTINGS.withServers(List.of(server)));
  }

  @Test
  void boltFindsOtherServersByItself() {
    DriverSettings bolt = DriverSettings.of("neo4j://h/neo4j", CREDENTIALS);
    assertRefused("neo4j finds them", () -> bolt.withRouting(Routing.TABLE));
    assertRefused("neo4j finds them", () -> bolt.withServers(List.of("h:1")));
  }

  @ParameterizedTest
  @ValueSource(strings = {"http://localhost/neo4j", "localhost", "ws:neo4j", "WS://h/neo4j"})
  void anAddressOfAnotherKindIsRefused(String address) {
    assertRefused("not a WebSocket address", () -> DriverSettings.of(address, CREDENTIALS));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"ws://h:7690", "ws://h:7690/", "ws://h//neo4j", "ws://h/neo4j/", "ws://h/a/b"})
  void anAddressThatDoesNotNameOneDatabaseIsRefusedWithTheExpectedForm(String address) {
    assertRefused("ws://localhost:7690/neo4j", () -> DriverSettings.of(address, CREDENTIALS));
  }

  @Test
  void credentialsInTheAddressAreRefusedWithoutRepeatingThem() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> DriverSettings.of("ws://neo4j:hush@localhost/neo4j", CREDENTIALS))
        .withMessageContaining("address")
        .satisfies(refusal -> assertThat(refusal.getMessage()).doesNotContain("hush"));
  }

  @Test
  void aTimeThatIsNotPositiveOrLongerThanADayIsRefusedByName() {
    assertRefused("connectTimeout", () -> SETTINGS.withConnectTimeout(Duration.ZERO));
    assertRefused("callTimeout", () -> SETTINGS.withCallTimeout(Duration.ofSeconds(-1)));
    assertRefused("callTimeout", () -> SETTINGS.withCallTimeout(Duration.ofDays(2)));
    assertRefused("livenessCheck", () -> SETTINGS.withLivenessCheck(Duration.ZERO));
  }

  @Test
  void aMessageSizeThatIsNotPositiveIsRefusedByName() {
    assertRefused("connections", () -> SETTINGS.withConnections(0));
    assertRefused("connections", () -> SETTINGS.withConnections(1_001));
    assertRefused("maximumMessageSize", () -> SETTINGS.withMaximumMessageSize(0));
  }

  private static void assertRefused(String message, ThrowingCallable construction) {
    assertThatIllegalArgumentException().isThrownBy(construction).withMessageContaining(message);
  }
}
