package io.shindigneo4j.web.signin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shindigneo4j.opensocial.configuration.InvalidSettingException;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The sign-in as a sample person")
class SampleSignInTest {

  @Test
  void isOffUnlessTheSettingsSayOtherwise() {
    assertThat(SampleSignIn.from(key -> Optional.empty()).isOn()).isFalse();
    assertThat(from("true", "localhost, 127.0.0.1, [::1]").isOn()).isTrue();
    assertThatThrownBy(() -> from("yes", "localhost"))
        .isInstanceOf(InvalidSettingException.class)
        .hasMessageContaining("shindig.neo4j.sample-sign-in");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "social.example.org", "localhost, social.example.org", "*.localhost"})
  void isRefusedWhereOthersMayCallTheServer(String hosts) {
    assertThatThrownBy(() -> from("true", hosts))
        .isInstanceOf(InvalidSettingException.class)
        .hasMessageContaining("shindig.neo4j.hosts");
  }

  private static SampleSignIn from(String on, String hosts) {
    Map<String, String> settings =
        Map.of("shindig.neo4j.sample-sign-in", on, "shindig.neo4j.hosts", hosts);
    return SampleSignIn.from(key -> Optional.ofNullable(settings.get(key)));
  }
}
