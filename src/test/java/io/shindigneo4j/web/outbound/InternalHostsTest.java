package io.shindigneo4j.web.outbound;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shindigneo4j.opensocial.configuration.InvalidSettingException;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The internal hosts that gadgets may ask")
class InternalHostsTest {

  @Test
  void areNoneByDefault() {
    assertThat(InternalHosts.from(key -> Optional.empty()).hosts()).isEmpty();
  }

  @Test
  void areNamedWithOrWithoutAPort() {
    InternalHosts hosts = hosts("Intranet.example , localhost:8080,[::1]:80,");
    assertThat(hosts.contain("intranet.EXAMPLE", 80)).isTrue();
    assertThat(hosts.contain("intranet.example", 8443)).isTrue();
    assertThat(hosts.contain("localhost", 8080)).isTrue();
    assertThat(hosts.contain("[::1]", 80)).isTrue();
  }

  @Test
  void areNoOthers() {
    InternalHosts hosts = hosts("intranet.example,localhost:8080");
    assertThat(hosts.contain("localhost", 7687)).isFalse();
    assertThat(hosts.contain("localhost.", 8080)).isFalse();
    assertThat(hosts.contain("127.0.0.1", 8080)).isFalse();
    assertThat(hosts.contain("evil.intranet.example", 80)).isFalse();
    assertThat(hosts.contain("", 80)).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"http://intranet", "*.example", "host:port", "a b", ":80", "::1"})
  void areNothingElse(String text) {
    assertThatThrownBy(() -> hosts(text))
        .isInstanceOf(InvalidSettingException.class)
        .hasMessageContaining("shindig.neo4j.internal-hosts")
        .hasMessageContaining(text);
  }

  private static InternalHosts hosts(String text) {
    return InternalHosts.from(
        key -> Optional.of(text).filter(value -> key.equals("shindig.neo4j.internal-hosts")));
  }
}
