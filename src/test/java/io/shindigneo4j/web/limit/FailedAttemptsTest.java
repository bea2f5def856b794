package io.shindigneo4j.web.limit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shindigneo4j.opensocial.configuration.InvalidSettingException;
import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.Optional;
import javax.servlet.http.HttpServletRequest;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("An address that fails")
class FailedAttemptsTest {
  private final FakeClock clock = new FakeClock();
  private final FailedAttempts attempts = new FailedAttempts(3, clock);
  private final HttpServletRequest here = from("192.0.2.1");
  private final HttpServletRequest there = from("192.0.2.2");

  private static HttpServletRequest from(String address) {
    return (HttpServletRequest)
        Proxy.newProxyInstance(
            HttpServletRequest.class.getClassLoader(),
            new Class<?>[] {HttpServletRequest.class},
            (proxy, method, arguments) -> {
              assertThat(method.getName()).isEqualTo("getRemoteAddr");
              return address;
            });
  }

  @Test
  void isRefusedForItsClient() {
    for (int i = 0; i < 3; i++) {
      assertThat(attempts.refusal(here, "a")).isEmpty();
      attempts.add(here, "a");
    }
    assertThat(attempts.refusal(here, "a")).hasValue(new TooManyRequests(20));
    assertThat(attempts.refusal(here, "b")).isEmpty();
    assertThat(attempts.refusal(there, "a")).isEmpty();
    clock.advance(Duration.ofSeconds(20));
    assertThat(attempts.refusal(here, "a")).isEmpty();
  }

  @Test
  void isRefusedForAllClientsAfterFiveTimesAsMany() {
    for (int i = 0; i < 15; i++) {
      assertThat(attempts.refusal(here, "z")).isEmpty();
      attempts.add(here, "client" + i);
    }
    assertThat(attempts.refusal(here, "z")).hasValue(new TooManyRequests(4));
    assertThat(attempts.refusal(there, "z")).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "-1", "many", "2147483647"})
  void isCountedByASettingThatMakesSense(String value) {
    assertThatThrownBy(() -> FailedAttempts.from(key -> Optional.of(value)))
        .isInstanceOf(InvalidSettingException.class)
        .hasMessageStartingWith("shindig.neo4j.oauth-failures is not valid: ");
  }
}
