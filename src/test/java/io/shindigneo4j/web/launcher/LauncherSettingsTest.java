package io.shindigneo4j.web.launcher;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shindigneo4j.opensocial.configuration.SettingSources;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LauncherSettingsTest {
  private static final Path ROOT = Path.of("/project");

  @Test
  void defaultsToALocalDatabaseUnderTheProject() {
    LauncherSettings settings = settings(Map.of());
    assertThat(settings.port()).isEqualTo(8080);
    assertThat(settings.data()).isEqualTo(Path.of("/project/data"));
    assertThat(settings.neo4jUri()).isEmpty();
  }

  @Test
  void readsEveryKey() {
    LauncherSettings settings =
        settings(
            Map.of(
                "SHINDIG_PORT", "0",
                "SHINDIG_NEO4J_DATA", "/var/graph",
                "SHINDIG_NEO4J_URI", "ws://db:7475/neo4j"));
    assertThat(settings.port()).isZero();
    assertThat(settings.data()).isEqualTo(Path.of("/var/graph"));
    assertThat(settings.neo4jUri()).hasValue("ws://db:7475/neo4j");
  }

  @ParameterizedTest
  @ValueSource(strings = {"-1", "65536", "http"})
  void aBadPortIsNamed(String port) {
    assertThatThrownBy(() -> settings(Map.of("SHINDIG_PORT", port)))
        .isInstanceOf(LaunchException.class)
        .hasMessageContaining("shindig.port")
        .hasMessageContaining("'" + port + "'");
  }

  @Test
  void credentialsWithoutAnAddressAreRefused() {
    assertThatThrownBy(() -> settings(Map.of("SHINDIG_NEO4J_PASSWORD", "secret")))
        .isInstanceOf(LaunchException.class)
        .hasMessage("shindig.neo4j.password is set, but shindig.neo4j.uri is not");
  }

  private static LauncherSettings settings(Map<String, String> environment) {
    return LauncherSettings.from(new SettingSources(List.of(), Map.of(), environment), ROOT);
  }
}
