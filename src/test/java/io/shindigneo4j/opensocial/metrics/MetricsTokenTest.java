package io.shindigneo4j.opensocial.metrics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shindigneo4j.opensocial.configuration.InvalidSettingException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The token of the meters")
class MetricsTokenTest {
  private static final String TEXT = "q9L/sV2n+0aWcYb4TtZk7RfXoE1mJd5uHpGiQw8yNxs=";

  @TempDir Path directory;

  private MetricsToken of(String content) throws IOException {
    Path file = Files.writeString(directory.resolve("metrics.token"), content);
    return MetricsToken.from(
        key ->
            Optional.of(file.toString())
                .filter(found -> key.equals("shindig.neo4j.metrics-token-file")));
  }

  @Test
  void isNobodysByDefault() {
    MetricsToken token = MetricsToken.from(key -> Optional.empty());
    assertThat(token.isSet()).isFalse();
    assertThat(token.isIn("Bearer ")).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {TEXT, TEXT + "\n", TEXT + " \r\n"})
  void isTheOneLineOfItsFile(String content) throws IOException {
    MetricsToken token = of(content);
    assertThat(token.isSet()).isTrue();
    assertThat(token.isIn("Bearer " + TEXT)).isTrue();
    assertThat(token.isIn("Bearer " + TEXT.substring(1))).isFalse();
    assertThat(token.isIn("bearer   " + TEXT)).isTrue();
    assertThat(token.isIn(TEXT)).isFalse();
    assertThat(token.isIn("Basic " + TEXT)).isFalse();
    assertThat(token.isIn(null)).isFalse();
    assertThat(token).asString().doesNotContain(TEXT);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "\n", "short", "q9LsV2n0aWcYb4TtZk7RfXoE1mJd5u=====", TEXT + "\nanother line"})
  void isRefusedWithoutItsText(String content) {
    assertThatThrownBy(() -> of(content))
        .isInstanceOf(InvalidSettingException.class)
        .hasMessageContaining("shindig.neo4j.metrics-token-file")
        .satisfies(
            failure ->
                assertThat(failure.getMessage()).doesNotContain(TEXT, "short", "q9LsV2n0aWcYb4Tt"));
  }
}
