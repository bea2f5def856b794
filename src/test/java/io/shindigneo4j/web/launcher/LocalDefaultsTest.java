package io.shindigneo4j.web.launcher;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shindigneo4j.opensocial.configuration.SettingSources;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("What the run command sets by itself")
class LocalDefaultsTest {
  private static final String KEY_FILE = "shindig.neo4j.token-key-file";
  private static final String HOSTS = "shindig.neo4j.internal-hosts";
  private static final String NAMES = "shindig.neo4j.hosts";
  private static final String GADGETS = "shindig.neo4j.gadget-host";
  private static final String CONTAINERS = "shindig.neo4j.container-origins";
  private static final List<String> HOST_KEYS = List.of(HOSTS, NAMES, GADGETS, CONTAINERS);
  private static final String CONTAINER = "shindig.neo4j.container-application";
  private static final String SAMPLES = "shindig.neo4j.sample-sign-in";
  private static final String ADDRESS_RATE = "shindig.neo4j.address-rate";
  private static final String VIEWER_RATE = "shindig.neo4j.viewer-rate";

  @TempDir Path directory;

  @AfterEach
  void forget() {
    System.clearProperty(KEY_FILE);
    System.clearProperty(CONTAINER);
    System.clearProperty(SAMPLES);
    HOST_KEYS.forEach(System::clearProperty);
    System.clearProperty(ADDRESS_RATE);
    System.clearProperty(VIEWER_RATE);
  }

  @Test
  void createAKeyInTheDataFolder() throws IOException {
    Path data = directory.resolve("data");
    LocalDefaults.publishKey(sources(Map.of()), data);
    assertThat(System.getProperty(KEY_FILE)).isEqualTo(data.resolve("token.key").toString());
    assertThat(Files.readString(data.resolve("token.key"))).hasSizeGreaterThanOrEqualTo(43);
  }

  @ParameterizedTest
  @ValueSource(strings = {"SHINDIG_NEO4J_TOKEN_KEY", "SHINDIG_NEO4J_TOKEN_KEY_FILE"})
  void leaveTheKeyOfTheUser(String variable) {
    LocalDefaults.publishKey(sources(Map.of(variable, "mine")), directory);
    assertThat(System.getProperty(KEY_FILE)).isNull();
    assertThat(directory).isEmptyDirectory();
  }

  @Test
  void reportAKeyThatCannotBeWritten() throws IOException {
    Path file = Files.createFile(directory.resolve("data"));
    assertThatThrownBy(() -> LocalDefaults.publishKey(sources(Map.of()), file))
        .isInstanceOf(LaunchException.class)
        .hasMessageContaining(file.toString());
  }

  @Test
  void keepGadgetsApartFromTheContainer() {
    LocalDefaults.publishHosts(sources(Map.of()), 8081);
    assertThat(System.getProperty(HOSTS)).isEqualTo("localhost:8081");
    assertThat(System.getProperty(NAMES)).isEqualTo("localhost, 127.0.0.1, [::1]");
    assertThat(System.getProperty(GADGETS)).isEqualTo("*.gadgets.localhost:8081");
    assertThat(System.getProperty(CONTAINERS)).contains("http://localhost:8081");
  }

  @Test
  void leaveTheHostsOfTheUser() {
    LocalDefaults.publishHosts(
        sources(
            Map.of(
                "SHINDIG_NEO4J_HOSTS", "social.example",
                "SHINDIG_NEO4J_GADGET_HOST", "gadgets.example",
                "SHINDIG_NEO4J_CONTAINER_ORIGINS", "https://social.example")),
        8081);
    for (String key : List.of(NAMES, GADGETS, CONTAINERS)) {
      assertThat(System.getProperty(key)).isNull();
    }
  }

  @Test
  void addTheirOwnHostToTheInternalOnesOfTheUser() {
    SettingSources sources =
        new SettingSources(List.of(), Map.of(HOSTS, "localhost:8000"), Map.of());
    LocalDefaults.publishHosts(sources, 8081);
    assertThat(System.getProperty(HOSTS)).isEqualTo("localhost:8000, localhost:8081");
  }

  @Test
  void setTheApplicationOfTheContainerPage() {
    LocalDefaults.publishContainer(sources(Map.of("SHINDIG_NEO4J_CONTAINER_APPLICATION", "mine")));
    assertThat(System.getProperty(CONTAINER)).isNull();
    LocalDefaults.publishContainer(sources(Map.of()));
    assertThat(System.getProperty(CONTAINER)).isEqualTo(LocalDefaults.CONTAINER);
  }

  /** With other names than those of this machine, Shindig would not start. */
  @Test
  void letSamplePeopleSignInUnlessTheUserNamesHosts() {
    LocalDefaults.publishSampleSignIn(sources(Map.of("SHINDIG_NEO4J_HOSTS", "social.example")));
    assertThat(System.getProperty(SAMPLES)).isNull();
    LocalDefaults.publishSampleSignIn(sources(Map.of("SHINDIG_NEO4J_SAMPLE_SIGN_IN", "false")));
    assertThat(System.getProperty(SAMPLES)).isNull();
    LocalDefaults.publishSampleSignIn(sources(Map.of()));
    assertThat(System.getProperty(SAMPLES)).isEqualTo("true");
  }

  @Test
  void switchOffTheLimitsInTimeThatTheUserHasNotSet() {
    LocalDefaults.publishRates(sources(Map.of("SHINDIG_NEO4J_ADDRESS_RATE", "3")));
    assertThat(System.getProperty(ADDRESS_RATE)).isNull();
    assertThat(System.getProperty(VIEWER_RATE)).isEqualTo("0");
    LocalDefaults.publishRates(sources(Map.of()));
    assertThat(System.getProperty(ADDRESS_RATE)).isEqualTo("0");
  }

  private static SettingSources sources(Map<String, String> environment) {
    return new SettingSources(List.of(), Map.of(), environment);
  }
}
