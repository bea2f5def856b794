package io.shindigneo4j.web.session;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Result;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.opensocial.configuration.QueryMode;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.testing.Answers;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.Link;
import io.shindigneo4j.testing.SharedGraphServer;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@DisplayName("The use of a session")
@ExtendWith(SharedGraphServer.class)
class PersonSessionsTest {

  private static final Instant BEGIN = Instant.ofEpochSecond(9_000);
  private static final Instant END = BEGIN.plus(Duration.ofDays(1));
  private static final BrowserName BROWSER = BrowserName.of("x Firefox/1");

  private GraphDriver driver;
  private PersonSessions sessions;
  private final WebSession begun =
      WebSession.of(new Login("ann", Optional.empty(), BEGIN), BEGIN, Duration.ofHours(12));

  @BeforeEach
  void signIn(GraphServer server) {
    driver = Link.WEBSOCKET.sharedDriver(server);
    sessions =
        new PersonSessions(
            new OperationRunner(driver, QueryMode.NATIVE), new NoRevocations(), Clock.systemUTC());
    graph("CREATE (:Person {id: 'ann'})");
    sessions.note(begun, END, BROWSER).join();
  }

  private Result graph(String cypher) {
    return Answers.get(driver.run(Statement.cypher(cypher).writing()));
  }

  /** Whether a use is noted whose cookie is as old as the session. */
  private boolean isNoted(Duration later) {
    graph("MATCH (s:BrowserSession) DETACH DELETE s");
    WebSession renewed = begun.renewedAt(BEGIN.plus(later));
    sessions.noteAgain(renewed, begun.renewed(), END, BROWSER).join();
    return !graph("MATCH (s:BrowserSession) RETURN s.id").records().isEmpty();
  }

  @Test
  void isNotedOnceInAQuarterOfAnHourHoweverOldTheCookieIs() {
    assertThat(isNoted(Duration.ofMinutes(14))).as("with the sign-in").isFalse();
    assertThat(isNoted(Duration.ofMinutes(15))).isTrue();
    assertThat(isNoted(Duration.ofMinutes(20))).as("the old cookie again").isFalse();
    assertThat(isNoted(Duration.ofMinutes(31))).isTrue();
    assertThat(isNoted(Duration.ofMinutes(32))).isFalse();
  }

  /** Nothing is revoked. */
  private static final class NoRevocations implements SessionRevocations {

    @Override
    public boolean isRevoked(String person, String session, Instant created) {
      return false;
    }

    @Override
    public Instant expiry(Instant revoked) {
      return END;
    }

    @Override
    public void revoke(String person, List<String> sessions) {}

    @Override
    public void revokeOfProvider(String providerSession, Instant before) {}

    @Override
    public void revokeAllOf(String person, Instant before) {}
  }
}
