package io.shindigneo4j.web.origin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.shindigneo4j.opensocial.configuration.InvalidSettingException;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The origins of gadgets and of the container")
class OriginsTest {
  private static final String CONTAINER = "https://social.example.org";

  static Origins origins(String gadgetHost, String containers) {
    Map<String, String> settings =
        Map.of(
            "shindig.neo4j.gadget-host", gadgetHost, "shindig.neo4j.container-origins", containers);
    return Origins.from(key -> Optional.ofNullable(settings.get(key)));
  }

  @Test
  void areNotSetByDefault() {
    Origins origins = Origins.from(key -> Optional.empty());
    assertThat(origins.gadgets()).isEmpty();
    assertThat(origins.containers()).isEmpty();
    assertThat(origins.areLocked()).isFalse();
    assertThat(origins.isOfGadgets("anything.example")).isFalse();
  }

  @Test
  void giveEachGadgetAHostBelowAWildcard() {
    Origins origins = origins("*.Gadgets.example:8443", CONTAINER);
    assertThat(origins.areLocked()).isTrue();
    assertThat(origins.gadgets().orElseThrow().authority()).isEqualTo(".gadgets.example:8443");
    assertThat(origins.isOfGadgets("abc.GADGETS.example")).isTrue();
    assertThat(origins.isOfGadgets("gadgets.example")).isTrue();
    assertThat(origins.isOfGadgets("abc.gadgets.example.")).isTrue();
    assertThat(origins.isOfGadgets("abc.gadgets.example..")).isFalse();
    assertThat(origins.isOfGadgets("evilgadgets.example")).isFalse();
    assertThat(origins.isOfGadgets("gadgets.example.evil.example")).isFalse();
  }

  @Test
  void giveAllGadgetsOneHostWithoutAWildcard() {
    Origins origins = origins("gadgets.example", CONTAINER);
    assertThat(origins.areLocked()).isFalse();
    assertThat(origins.gadgets().orElseThrow().authority()).isEqualTo("gadgets.example");
    assertThat(origins.isOfGadgets("gadgets.example")).isTrue();
    assertThat(origins.isOfGadgets("abc.gadgets.example")).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"*", "*gadgets.example", "http://gadgets.example", "a b", "a:port", "a/b"})
  void refuseWhatIsNoHost(String host) {
    assertThatExceptionOfType(InvalidSettingException.class)
        .isThrownBy(() -> origins(host, CONTAINER))
        .withMessageContaining("shindig.neo4j.gadget-host");
  }

  @ParameterizedTest
  @ValueSource(strings = {"social.example.org", "https://social.example.org/", "*", "'self'; x"})
  void refuseWhatIsNoOrigin(String origin) {
    assertThatExceptionOfType(InvalidSettingException.class)
        .isThrownBy(() -> origins("", origin))
        .withMessageContaining("shindig.neo4j.container-origins");
  }

  @ParameterizedTest
  @CsvSource(
      nullValues = "none",
      value = {"*.gadgets.example, ''", "*.gadgets.example, https://a.gadgets.example:8443"})
  void refuseGadgetsWithoutAContainerApart(String host, String containers) {
    assertThatExceptionOfType(InvalidSettingException.class)
        .isThrownBy(() -> origins(host, containers))
        .withMessageContaining("shindig.neo4j.container-origins");
  }
}
