package io.shindigneo4j.web.endpoint;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.shindigneo4j.opensocial.configuration.InvalidSettingException;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The names of this server")
class AcceptedHostsTest {

  private static AcceptedHosts hosts(String text) {
    return AcceptedHosts.from(key -> Optional.of(text));
  }

  @Test
  void areAnyWhereNoneIsListed() {
    assertThat(hosts("").contain("anything.example")).isTrue();
  }

  @Test
  void areThoseOfTheListInAnyCase() {
    AcceptedHosts hosts = hosts("Social.example, [::1], *.gadgets.example");
    assertThat(hosts.contain("social.EXAMPLE")).isTrue();
    assertThat(hosts.contain("[::1]")).isTrue();
    assertThat(hosts.contain("social.example.")).isTrue();
    assertThat(hosts.contain("a.gadgets.example.")).isTrue();
    assertThat(hosts.contain("social.example..")).isFalse();
    assertThat(hosts.contain("a.b.gadgets.example")).isTrue();
    assertThat(hosts.contain("gadgets.example")).isFalse();
    assertThat(hosts.contain("evilgadgets.example")).isFalse();
    assertThat(hosts.contain("social.example.evil.example")).isFalse();
    assertThat(hosts.contain("")).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"a b", "http://a", "a:80", "*", "*a", "a.*"})
  void areNamesAlone(String text) {
    assertThatExceptionOfType(InvalidSettingException.class).isThrownBy(() -> hosts(text));
  }
}
