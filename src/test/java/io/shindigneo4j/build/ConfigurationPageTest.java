package io.shindigneo4j.build;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.opensocial.configuration.Setting;
import io.shindigneo4j.opensocial.configuration.SettingConstants;
import io.shindigneo4j.opensocial.configuration.SettingKey;
import io.shindigneo4j.opensocial.metrics.MetricsSetting;
import io.shindigneo4j.server.ServerSettings;
import io.shindigneo4j.web.outbound.OutboundSetting;
import io.shindigneo4j.web.token.TokenSetting;
import java.io.IOException;
import java.lang.reflect.Field;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
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

  /** The run command's own settings, which its tests cover. */
  private static final List<String> LAUNCHER = List.of("shindig.port", "shindig.neo4j.data");

  private static final List<Setting> SETTINGS =
      Stream.of(SettingKey.class, MetricsSetting.class, TokenSetting.class, OutboundSetting.class)
          .flatMap(concern -> SettingConstants.of(concern).stream())
          .toList();

  private record Row(String defaultValue, String meaning) {}

  private final Map<String, Row> rows = rows();

  @Test
  void everySettingOfShindigsSideIsOnThePageWithItsDefault() {
    for (Setting setting : SETTINGS) {
      String expected =
          setting.defaultValue().isEmpty() ? "(empty)" : "`" + setting.defaultValue() + "`";
      assertThat(rows).containsKey(setting.key());
      assertThat(rows.get(setting.key()).defaultValue())
          .describedAs(setting.key())
          .isEqualTo(expected);
    }
  }

  @Test
  void everySettingOfThePluginIsOnThePageWithItsDefaultAndDescription() throws Exception {
    for (Field field : ServerSettings.class.getFields()) {
      SettingImpl<?> setting = (SettingImpl<?>) field.get(null);
      Row row = rows.get(setting.name());
      assertThat(row).describedAs(setting.name()).isNotNull();
      assertThat(row.meaning()).isEqualTo(field.getAnnotation(Description.class).value());
      if (!row.defaultValue().startsWith("(")) { // said in words where it depends on the machine
        assertThat(row.defaultValue()).isEqualTo("`" + defaultOf(setting) + "`");
      }
    }
  }

  private static <T> String defaultOf(SettingImpl<T> setting) {
    return setting.valueToString(setting.defaultValue());
  }

  @Test
  void thePageHasNoSettingThatDoesNotExist() throws Exception {
    Map<String, Row> unknown = new LinkedHashMap<>(rows);
    LAUNCHER.forEach(unknown::remove);
    for (Setting setting : SETTINGS) {
      unknown.remove(setting.key());
    }
    for (Field field : ServerSettings.class.getFields()) {
      unknown.remove(((SettingImpl<?>) field.get(null)).name());
    }
    assertThat(unknown).isEmpty();
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
