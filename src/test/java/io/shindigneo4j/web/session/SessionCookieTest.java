package io.shindigneo4j.web.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shindigneo4j.opensocial.configuration.InvalidSettingException;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import org.apache.catalina.connector.Connector;
import org.apache.catalina.connector.Request;
import org.apache.catalina.connector.Response;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("The cookie of a session")
class SessionCookieTest {

  @ParameterizedTest
  @CsvSource({
    "https, social.example.org, true",
    "https, localhost, true",
    "http, social.example.org, true",
    "http, localhost, false",
    "http, 127.0.0.1, false",
    "http, [::1], false",
    "http, localhost.example.org, true",
    "http, a.localhost, true"
  })
  void goesOverHttpsAloneExceptOnThisMachine(String scheme, String host, boolean secure) {
    Request request = new Request(new Connector());
    request.setCoyoteRequest(new org.apache.coyote.Request());
    request.getCoyoteRequest().scheme().setString(scheme);
    request.getCoyoteRequest().serverName().setString(host);
    request.setSecure(scheme.equals("https"));
    Response response = new Response();
    response.setCoyoteResponse(new org.apache.coyote.Response());
    SessionCookie.write(request, response, "value");
    String cookie = response.getHeader("Set-Cookie");
    if (secure) {
      assertThat(cookie)
          .isEqualTo("__Host-shindig-session=value; Path=/; HttpOnly; SameSite=Lax; Secure");
    } else {
      assertThat(cookie).isEqualTo("shindig-session=value; Path=/; HttpOnly; SameSite=Lax");
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "__Host-shindig-session=mine | mine",
        "a=b; __Host-shindig-session=mine; c | mine",
        "__Host-shindig-session=mine; __Host-shindig-session=theirs |",
        "$Version=1,__Host-shindig-session=theirs |",
        "$Version=1; x=1,__Host-shindig-session=theirs |",
        "$Version=1,x=y; __Host-shindig-session=mine | mine",
        "x__Host-shindig-session=theirs |",
        "shindig-session=theirs |"
      })
  void isReadFromTheHeaderAsItCame(String header, String expected) {
    Request request = new Request(new Connector());
    request.setCoyoteRequest(new org.apache.coyote.Request());
    request.getCoyoteRequest().serverName().setString("social.example.org");
    request.getCoyoteRequest().getMimeHeaders().addValue("Cookie").setString(header);
    request.setSecure(true);
    assertThat(SessionCookie.read(request)).isEqualTo(Optional.ofNullable(expected));
  }

  @Test
  void isNotIdleForLongerThanItLives() {
    assertRefused("PT2H", "PT1H", "shindig.neo4j.session-idle");
  }

  /** Revocations are forgotten after that time. */
  @Test
  void livesForThirtyDaysAtMost() {
    assertThat(settings("P30D", "P30D").lifetime()).isEqualTo(Duration.ofDays(30));
    assertRefused("PT1H", "P30DT1S", "shindig.neo4j.session-lifetime is not valid");
  }

  /** Whose revocation was forgotten may not be good again. */
  @Test
  void livesNoLongerThanWasSetWhenItBegan() {
    Instant begin = Instant.ofEpochSecond(9_000);
    Login login = new Login("ann", Optional.empty(), begin);
    WebSession session = WebSession.of(login, begin, Duration.ofHours(1));
    SessionSettings raised = settings("P30D", "P30D");
    assertThat(raised.allow(session, begin.plusSeconds(3_599))).isTrue();
    assertThat(raised.allow(session, begin.plusSeconds(3_600))).isFalse();
  }

  /** The last token of it may be got when renewal ends. */
  @ParameterizedTest
  @CsvSource({"PT12H, PT14H", "PT13H30M, PT14H30M", "PT1H, PT14H"})
  void isRevokedForAsLongAsItsTokensOrItLast(String lifetime, Duration expected) {
    assertThat(settings("PT1H", lifetime).memory(Duration.ofHours(1))).isEqualTo(expected);
  }

  private static void assertRefused(String idle, String lifetime, String message) {
    assertThatThrownBy(() -> settings(idle, lifetime))
        .isInstanceOf(InvalidSettingException.class)
        .hasMessageContaining(message);
  }

  private static SessionSettings settings(String idle, String lifetime) {
    Map<String, String> settings =
        Map.of("shindig.neo4j.session-idle", idle, "shindig.neo4j.session-lifetime", lifetime);
    return SessionSettings.from(key -> Optional.ofNullable(settings.get(key)));
  }
}
