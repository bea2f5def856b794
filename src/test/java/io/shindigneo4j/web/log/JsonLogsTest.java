package io.shindigneo4j.web.log;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shindigneo4j.opensocial.configuration.InvalidSettingException;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.logging.Logger;
import org.json.JSONObject;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The lines of our loggers")
class JsonLogsTest {
  private static final Logger OURS = Logger.getLogger("io.shindigneo4j.web.log.Example");
  private static final Logger SHINDIGS = Logger.getLogger("org.apache.shindig.Example");
  private static final Logger OTHERS = Logger.getLogger("com.example.Example");

  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final PrintStream errors = System.err;

  @BeforeEach
  void listen() {
    System.setErr(new PrintStream(bytes, true, StandardCharsets.UTF_8));
  }

  @AfterEach
  void restore() {
    System.setErr(errors);
  }

  private List<String> lines() {
    return bytes.toString(StandardCharsets.UTF_8).lines().toList();
  }

  @Test
  void areJsonOnceAndThoseOfOthersAreNot() throws Exception {
    try (JsonLogs logs = JsonLogs.begin()) {
      assertThat(logs).isNotNull();
      OURS.warning("one");
      SHINDIGS.warning("two");
      OTHERS.warning("three");
    }
    List<String> json =
        lines().stream()
            .filter(line -> line.startsWith("{"))
            .filter(line -> line.contains("Example")) // others of this process may write as well
            .toList();
    assertThat(json).hasSize(2);
    assertThat(new JSONObject(json.get(0)).getString("message")).isEqualTo("one");
    assertThat(new JSONObject(json.get(1)).getString("logger")).isEqualTo(SHINDIGS.getName());
    assertThat(lines()).noneMatch(line -> line.contains("three") && line.startsWith("{"));
  }

  @Test
  void areAsBeforeAfterwards() {
    JsonLogs.begin().close();
    OURS.warning("text again");
    assertThat(lines()).noneMatch(line -> line.startsWith("{"));
    assertThat(Logger.getLogger("io.shindigneo4j").getHandlers()).isEmpty();
    assertThat(Logger.getLogger("io.shindigneo4j").getUseParentHandlers()).isTrue();
  }

  @Test
  void areTextUnlessTheSettingSaysSo() {
    assertThat(LogFormat.from(key -> Optional.empty())).isEqualTo(LogFormat.TEXT);
    assertThat(LogFormat.from(key -> Optional.of("Json"))).isEqualTo(LogFormat.JSON);
    assertThatThrownBy(() -> LogFormat.from(key -> Optional.of("xml")))
        .isInstanceOf(InvalidSettingException.class)
        .hasMessageContaining("shindig.neo4j.log-format");
  }
}
