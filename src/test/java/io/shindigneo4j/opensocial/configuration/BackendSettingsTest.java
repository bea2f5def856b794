package io.shindigneo4j.opensocial.configuration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.shindigneo4j.driver.Credentials;
import io.shindigneo4j.driver.DriverSettings;
import io.shindigneo4j.driver.DriverSettings.Balancing;
import io.shindigneo4j.driver.DriverSettings.Client;
import io.shindigneo4j.driver.DriverSettings.Compression;
import io.shindigneo4j.driver.DriverSettings.Encoding;
import io.shindigneo4j.driver.DriverSettings.Routing;
import io.shindigneo4j.driver.tls.Store;
import io.shindigneo4j.driver.tls.TlsSettings;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("The settings of the back end")
class BackendSettingsTest {

  /** Any file that can be read; what is in it is another's concern. */
  private static final String FILE = Path.of("pom.xml").toAbsolutePath().toString();

  private static final Map<String, String> EVERYTHING =
      Map.ofEntries(
          Map.entry("shindig.neo4j.uri", " wss://graph.example:1234/social "),
          Map.entry("shindig.neo4j.servers", "db2.example:1, db3.example:2"),
          Map.entry("shindig.neo4j.routing", "Table"),
          Map.entry("shindig.neo4j.balance", "Round-Robin"),
          Map.entry("shindig.neo4j.username", "shindig"),
          Map.entry("shindig.neo4j.password", " blanks belong to it "),
          Map.entry("shindig.neo4j.connections", "3"),
          Map.entry("shindig.neo4j.transport", "Tyrus"),
          Map.entry("shindig.neo4j.trust-store", FILE),
          Map.entry("shindig.neo4j.trust-store-password", " to trust "),
          Map.entry("shindig.neo4j.key-store", FILE),
          Map.entry("shindig.neo4j.key-store-password", " to show "),
          Map.entry("shindig.neo4j.encoding", "json"),
          Map.entry("shindig.neo4j.compression", "Deflate-Best"),
          Map.entry("shindig.neo4j.queries", "Cypher"),
          Map.entry("shindig.neo4j.connect-timeout", "PT1.5S"),
          Map.entry("shindig.neo4j.call-timeout", "PT2M"),
          Map.entry("shindig.neo4j.page-limit", "7"),
          Map.entry("shindig.neo4j.anonymous-read", "true"),
          Map.entry("shindig.neo4j.request-limit", "8"),
          Map.entry("shindig.neo4j.app-data-limit", "9"),
          Map.entry("shindig.neo4j.activity-times", "false"));

  @Test
  void haveDefaults() {
    DriverSettings driver =
        DriverSettings.of("ws://localhost:7690/neo4j", new Credentials("neo4j", ""))
            .withConnections(2)
            .withClient(Client.NETTY)
            .withTls(TlsSettings.DEFAULT)
            .withEncoding(Encoding.BSON)
            .withCompression(Compression.NONE)
            .withConnectTimeout(Duration.ofSeconds(5))
            .withCallTimeout(Duration.ofSeconds(10));
    assertThat(settings(Map.of()))
        .isEqualTo(
            new BackendSettings(driver, QueryMode.NATIVE, 1000, false, 1 << 22, 1 << 20, true));
  }

  @Test
  void areReadFromTheirKeys() {
    BackendSettings settings = settings(EVERYTHING);
    assertThat(settings.driver().uri()).isEqualTo(URI.create("wss://graph.example:1234/social"));
    assertThat(settings.driver().cluster().servers())
        .containsExactly("db2.example:1", "db3.example:2");
    assertThat(settings.driver().cluster().routing()).isEqualTo(Routing.TABLE);
    assertThat(settings.driver().cluster().balance()).isEqualTo(Balancing.ROUND_ROBIN);
    assertThat(settings.driver().credentials())
        .isEqualTo(new Credentials("shindig", " blanks belong to it "));
    assertThat(settings.driver().connection().count()).isEqualTo(3);
    assertThat(settings.driver().connection().client()).isEqualTo(Client.TYRUS);
    assertThat(settings.driver().connection().tls().trust())
        .contains(new Store(Path.of(FILE), " to trust "));
    assertThat(settings.driver().connection().tls().key())
        .contains(new Store(Path.of(FILE), " to show "));
    assertThat(settings.driver().messages().encoding()).isEqualTo(Encoding.JSON);
    assertThat(settings.driver().messages().compression()).isEqualTo(Compression.DEFLATE_BEST);
    assertThat(settings.driver().connection().connectTimeout()).isEqualTo(Duration.ofMillis(1500));
    assertThat(settings.driver().callTimeout()).isEqualTo(Duration.ofMinutes(2));
    assertThat(settings.queries()).isEqualTo(QueryMode.CYPHER);
    assertThat(settings.pageLimit()).isEqualTo(7);
    assertThat(settings.anonymousRead()).isTrue();
    assertThat(settings.requestLimit()).isEqualTo(8);
    assertThat(settings.appDataLimit()).isEqualTo(9);
    assertThat(settings.activityTimes()).isFalse();
  }

  /** All but the file with the password, which stands in its place. */
  private static List<Setting> settings() {
    return SettingConstants.of(SettingKey.class).stream()
        .filter(setting -> !setting.equals(SettingKey.PASSWORD_FILE))
        .toList();
  }

  private static Stream<Setting> settingsWithoutPasswords() {
    return settings().stream().filter(setting -> !setting.key().endsWith("password"));
  }

  @Test
  void areAllTested() {
    assertThat(settings().stream().map(Setting::key))
        .containsExactlyInAnyOrderElementsOf(EVERYTHING.keySet());
  }

  @ParameterizedTest
  @MethodSource("settings")
  void makeADifferenceEach(Setting setting) {
    Map<String, String> others = new HashMap<>(EVERYTHING);
    others.remove(setting.key());
    assertThat(settings(others)).isNotEqualTo(settings(EVERYTHING));
  }

  @ParameterizedTest
  @MethodSource("settings")
  void areTheirDefaultsWhenTheseAreWrittenOut(Setting setting) {
    assertThat(settings(Map.of(setting.key(), setting.defaultValue())))
        .isEqualTo(settings(Map.of()));
  }

  /** Any text is a password. */
  @ParameterizedTest
  @MethodSource("settingsWithoutPasswords")
  void nameTheKeyOfABadValue(Setting setting) {
    assertRefused(setting.key(), ":bad:");
  }

  @ParameterizedTest
  @CsvSource({
    "shindig.neo4j.uri,http://localhost",
    "shindig.neo4j.uri,ws://",
    "shindig.neo4j.uri,''",
    "shindig.neo4j.servers,h:1/neo4j",
    "shindig.neo4j.servers,'h:1,,h:2'",
    "shindig.neo4j.routing,''",
    "shindig.neo4j.balance,random",
    "shindig.neo4j.username,''",
    "shindig.neo4j.connections,0",
    "shindig.neo4j.connections,1001",
    "shindig.neo4j.transport,''",
    "shindig.neo4j.trust-store,/no/such/store.p12",
    "shindig.neo4j.key-store,/no/such/store.p12",
    "shindig.neo4j.queries,''",
    "shindig.neo4j.connect-timeout,PT0S",
    "shindig.neo4j.call-timeout,PT-1S",
    "shindig.neo4j.call-timeout,10",
    "shindig.neo4j.page-limit,0",
    "shindig.neo4j.anonymous-read,yes",
    "shindig.neo4j.request-limit,0",
    "shindig.neo4j.app-data-limit,0",
    "shindig.neo4j.page-limit,-5",
    "shindig.neo4j.page-limit,99999999999",
  })
  void nameTheKeyOfANearMiss(String key, String value) {
    assertRefused(key, value);
  }

  @Test
  void tellWhichWordsThereAre() {
    assertThatExceptionOfType(InvalidSettingException.class)
        .isThrownBy(() -> settings(Map.of("shindig.neo4j.queries", "sql")))
        .withMessageContaining("[native, cypher]");
  }

  @Test
  void sayWhatToSetForBolt() {
    String uri = "neo4j+s://graph.example/social";
    assertThatExceptionOfType(InvalidSettingException.class)
        .isThrownBy(() -> settings(Map.of("shindig.neo4j.uri", uri)))
        .withMessageContaining("set shindig.neo4j.queries to cypher");
    Map<String, String> byCypher =
        Map.of("shindig.neo4j.uri", uri, "shindig.neo4j.queries", "cypher");
    assertThat(settings(byCypher).driver().isBolt()).isTrue();
  }

  /** Bolt trusts whom the Java runtime trusts. */
  @Test
  void haveNoStoresForBolt() {
    assertThatExceptionOfType(InvalidSettingException.class)
        .isThrownBy(
            () ->
                settings(
                    Map.of(
                        "shindig.neo4j.uri", "bolt+s://h/neo4j",
                        "shindig.neo4j.queries", "cypher",
                        "shindig.neo4j.trust-store", FILE)))
        .withMessageContaining("shindig.neo4j.trust-store");
  }

  /** Its own scheme for clusters does what these do. */
  @ParameterizedTest
  @CsvSource({"shindig.neo4j.servers,h:7687", "shindig.neo4j.routing,table"})
  void haveNoOtherServersForBolt(String key, String value) {
    assertThatExceptionOfType(InvalidSettingException.class)
        .isThrownBy(
            () ->
                settings(
                    Map.of(
                        "shindig.neo4j.uri",
                        "neo4j://h/neo4j",
                        "shindig.neo4j.queries",
                        "cypher",
                        key,
                        value)))
        .withMessageContaining(key);
  }

  private static void assertRefused(String key, String value) {
    assertThatExceptionOfType(InvalidSettingException.class)
        .isThrownBy(() -> settings(Map.of(key, value)))
        .withMessageContaining(key);
  }

  private static BackendSettings settings(Map<String, String> values) {
    return BackendSettings.from(key -> Optional.ofNullable(values.get(key)));
  }
}
