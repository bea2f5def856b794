package io.shindigneo4j.upgrade;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.build.ProjectSettings;
import io.shindigneo4j.opensocial.configuration.BackendSettings;
import io.shindigneo4j.opensocial.configuration.InvalidSettingException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.neo4j.configuration.Config;
import org.neo4j.configuration.GraphDatabaseSettings;

/** A setting that a release had is taken today, or refused with the one to use instead. */
@DisplayName("The settings of a release")
class UpgradeSettingsTest {

  /** The headings of versions in the list of changes that users can have. */
  private static final Pattern RELEASED =
      Pattern.compile("^## ([0-9.]+)(?! \\(not released\\))\\s", Pattern.MULTILINE);

  static Stream<ReleaseFolder> releases() throws IOException {
    return ReleaseFolder.all().stream();
  }

  @Test
  void areKeptOfEachRelease() throws IOException {
    List<String> released =
        RELEASED
            .matcher(Files.readString(Path.of("CHANGELOG.md")))
            .results()
            .map(heading -> heading.group(1))
            .toList();
    assertThat(ReleaseFolder.all())
        .isNotEmpty()
        .extracting(ReleaseFolder::version)
        .containsAll(released);
  }

  @ParameterizedTest
  @MethodSource("releases")
  void areTakenByShindig(ReleaseFolder release) throws IOException {
    Map<String, String> settings = release.shindigSettings();
    assertThat(settings).isNotEmpty();
    settings.forEach(
        (key, value) ->
            assertThat(ProjectSettings.names().contains(key) || namesAnother(key, value))
                .as("%s is taken, or refused by BackendSettings with the key to use instead", key)
                .isTrue());
  }

  private static boolean namesAnother(String key, String value) {
    try {
      BackendSettings.from(asked -> asked.equals(key) ? Optional.of(value) : Optional.empty());
      return false;
    } catch (InvalidSettingException e) {
      return namesAnother(key, e);
    }
  }

  private static boolean namesAnother(String key, Exception refusal) {
    return ProjectSettings.names().stream()
        .anyMatch(known -> !known.equals(key) && refusal.getMessage().contains(known));
  }

  @ParameterizedTest
  @MethodSource("releases")
  void areTakenFromTheEnvironmentByTheSameNames(ReleaseFolder release) throws IOException {
    for (String variable : release.environment()) {
      if (release.shindigSettings().keySet().stream().anyMatch(key -> isOf(key, variable))) {
        assertThat(ProjectSettings.variables()).contains(variable);
      }
    }
    assertThat(release.environment()).hasSizeGreaterThanOrEqualTo(release.shindigSettings().size());
  }

  /** A key that is known no more is refused by its name in the environment as well. */
  private static boolean isOf(String key, String variable) {
    return ProjectSettings.names().contains(key)
        && key.replaceAll("[.-]", "_").equalsIgnoreCase(variable);
  }

  @ParameterizedTest
  @MethodSource("releases")
  void areTakenByNeo4j(ReleaseFolder release) throws IOException {
    Map<String, String> settings = release.neo4jSettings();
    assertThat(settings).isNotEmpty();
    settings.forEach(
        (key, value) ->
            assertThat(isTakenByNeo4j(key, value))
                .as("%s is taken, or refused with the key to use instead", key)
                .isTrue());
  }

  private static boolean isTakenByNeo4j(String key, String value) {
    try {
      Config.newBuilder()
          .set(GraphDatabaseSettings.strict_config_validation, true)
          .setRaw(Map.of(key, value))
          .build();
      return true;
    } catch (IllegalArgumentException e) {
      return namesAnother(key, e);
    }
  }
}
