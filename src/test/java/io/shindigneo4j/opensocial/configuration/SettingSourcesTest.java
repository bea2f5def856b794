package io.shindigneo4j.opensocial.configuration;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.junit.jupiter.api.Test;

class SettingSourcesTest {
  private static final String KEY = "shindig.json-rpc.result-field";
  private static final String VARIABLE = "SHINDIG_JSON_RPC_RESULT_FIELD";

  @Test
  void theLastFileWins() {
    SettingSources sources = files(file(KEY, "lower"), file(KEY, "upper"));
    assertThat(sources.find(KEY)).hasValue("upper");
  }

  @Test
  void aSystemPropertyIsAboveTheFiles() {
    SettingSources sources = sources(Map.of(KEY, "property"), Map.of());
    assertThat(sources.find(KEY)).hasValue("property");
  }

  @Test
  void anEnvironmentVariableIsAboveEverything() {
    SettingSources sources = sources(Map.of(KEY, "property"), Map.of(VARIABLE, "variable"));
    assertThat(sources.find(KEY)).hasValue("variable");
  }

  @Test
  void anEmptyEnvironmentVariableCountsAsAbsent() {
    assertThat(sources(Map.of(), Map.of(VARIABLE, "")).find(KEY)).hasValue("file");
  }

  @Test
  void aKeyInNoFileIsFoundInTheProcess() {
    SettingSources sources =
        sources(Map.of("shindig.neo4j.username", "me"), Map.of("SHINDIG_NEO4J_URI", "ws://host"));
    assertThat(sources.find("shindig.neo4j.uri")).hasValue("ws://host");
    assertThat(sources.find("shindig.neo4j.username")).hasValue("me");
  }

  @Test
  void aKeyThatStandsNowhereIsEmpty() {
    assertThat(sources(Map.of(), Map.of()).find("shindig.neo4j.uri")).isEmpty();
  }

  @Test
  void namesWhatIsSetWithAPrefixInEachSource() {
    SettingSources sources =
        new SettingSources(
            List.of(file("shindig.neo4j.a", "1"), file("shindig.port", "1")),
            Map.of("shindig.neo4j.b", "", "user.home", "/"),
            Map.of("SHINDIG_NEO4J_C_D", "1", "SHINDIG_NEO4J_EMPTY", "", "PATH", "/"));
    assertThat(sources.names("shindig.neo4j."))
        .containsExactly("SHINDIG_NEO4J_C_D", "shindig.neo4j.a", "shindig.neo4j.b");
  }

  @Test
  void mergedHasTheKeysOfTheFilesOnly() {
    SettingSources sources = sources(Map.of("shindig.port", "1"), Map.of(VARIABLE, "variable"));
    assertThat(sources.merged()).isEqualTo(Map.of(KEY, "variable"));
  }

  @Test
  void ourFileOnTheClassPathIsAboveShindigs() {
    Properties merged = SettingSources.fromEnvironment().merged();
    assertThat(merged)
        .containsEntry("shindig.features.default", "res://features/of-shindig.txt")
        .containsEntry("shindig.containers.default", "res://containers/default/container.js");
  }

  private static SettingSources sources(
      Map<String, String> systemProperties, Map<String, String> environment) {
    return new SettingSources(List.of(file(KEY, "file")), systemProperties, environment);
  }

  private static SettingSources files(Properties... files) {
    return new SettingSources(Arrays.asList(files), Map.of(), Map.of());
  }

  private static Properties file(String key, String value) {
    Properties properties = new Properties();
    properties.setProperty(key, value);
    return properties;
  }
}
