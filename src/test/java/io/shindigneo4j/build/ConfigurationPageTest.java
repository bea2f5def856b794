package io.shindigneo4j.build;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.opensocial.configuration.Setting;
import java.io.IOException;
import java.lang.reflect.Field;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.neo4j.configuration.Description;
import org.neo4j.configuration.SettingImpl;

@DisplayName("docs/configuration.md says what the code does")
class ConfigurationPageTest {
  private static final Path PAGE =
      Path.of(System.getProperty("build.directory")).resolveSibling("docs/configuration.md");
  private static final Pattern ROW =
      Pattern.compile("^\\| `([^`]+)` \\| (.+?) \\| (.+?) \\|$", Pattern.MULTILINE);

  private record Row(String defaultValue, String meaning) {}

  private final Map<String, Row> rows = rows();

  @Test
  void everySettingOfShindigsSideIsOnThePageWithItsDefault() {
    for (Setting setting : ProjectSettings.OF_SHINDIG) {
      String expected =
          setting.defaultValue().isEmpty() ? "(empty)" : "`" + setting.defaultValue() + "`";
      assertThat(rows).containsKey(setting.key());
      assertThat(rows.get(setting.key()).defaultValue())
          .describedAs(setting.key())
          .isEqualTo(expected);
    }
  }

  @Test
  void everySettingOfThePluginIsOnThePageWithItsDefaultAndDescription() {
    ProjectSettings.ofPlugin().forEach(this::assertIsOnThePage);
  }

  private void assertIsOnThePage(Field field, SettingImpl<?> setting) {
    Row row = rows.get(setting.name());
    assertThat(row).describedAs(setting.name()).isNotNull();
    assertThat(row.meaning()).isEqualTo(field.getAnnotation(Description.class).value());
    if (!row.defaultValue().startsWith("(")) { // said in words where it depends on the machine
      assertThat(row.defaultValue()).isEqualTo("`" + defaultOf(setting) + "`");
    }
  }

  private static <T> String defaultOf(SettingImpl<T> setting) {
    return setting.valueToString(setting.defaultValue());
  }

  @Test
  void thePageHasNoSettingThatDoesNotExist() {
    assertThat(ProjectSettings.names()).containsAll(rows.keySet());
  }

  private static Map<String, Row> rows() {
    try {
      Map<String, Row> rows = new LinkedHashMap<>();
      Matcher matcher = ROW.matcher(Files.readString(PAGE));
      while (matcher.find()) {
        rows.put(matcher.group(1), new Row(matcher.group(2), matcher.group(3)));
      }
      return rows;
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }
}
