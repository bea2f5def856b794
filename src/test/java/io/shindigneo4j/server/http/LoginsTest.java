package io.shindigneo4j.server.http;

import static io.shindigneo4j.testing.TestDeadlines.await;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.Credentials;
import io.shindigneo4j.server.ServerHttpSettings;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.HttpText;
import io.shindigneo4j.testing.RawHttp;
import io.shindigneo4j.testing.RawHttp.Answer;
import io.shindigneo4j.testing.StartsServer;
import java.io.IOException;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A login on a connection of HTTP")
@StartsServer
class LoginsTest {

  private static final HttpText WHO = HttpText.currentUser();
  private static final Duration LIFETIME = Duration.ofSeconds(2);

  private static GraphServer server;

  @BeforeAll
  static void start() {
    server = GraphServer.start(Map.of(ServerHttpSettings.http_login_lifetime, LIFETIME));
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  @Test
  void countsForAWhileThoughThePasswordHasChangedAndNoLonger() throws IOException {
    Credentials credentials = user("alice");
    await().until(() -> isRememberedAndForgotten(credentials));
  }

  private static boolean isRememberedAndForgotten(Credentials credentials) throws IOException {
    try (RawHttp http = new RawHttp(server.port())) {
      if (!isRemembered(http, credentials)) {
        return false;
      }
      await()
          .pollInterval(Duration.ofMillis(200))
          .until(() -> http.ask(WHO.as(credentials)).status() == 401);
      assertThat(http.ends()).isTrue();
      return true;
    }
  }

  /** Whether a login outlived its password; false where the machine was too slow to tell. */
  private static boolean isRemembered(RawHttp http, Credentials credentials) throws IOException {
    user(credentials.username());
    long begin = System.nanoTime();
    assertThat(http.ask(WHO.as(credentials)).value()).isEqualTo(credentials.username());
    administrate(
        "ALTER USER " + credentials.username() + " SET PLAINTEXT PASSWORD 'another-password'");
    Answer answer = http.ask(WHO.as(credentials));
    if (System.nanoTime() - begin > LIFETIME.toNanos()) {
      return false;
    }
    assertThat(answer.value()).isEqualTo(credentials.username());
    return true;
  }

  @Test
  void isFollowedByAnotherWhereItIsOverAndStillRight() throws Exception {
    try (RawHttp http = new RawHttp(server.port())) {
      assertThat(http.ask(WHO).value()).isEqualTo("neo4j");
      Thread.sleep(LIFETIME.toMillis() + 200);
      http.send(WHO, WHO, WHO);
      for (int i = 0; i < 3; i++) {
        assertThat(http.receive().value()).isEqualTo("neo4j");
      }
    }
  }

  @Test
  void isOfItsCredentialsAlone() throws IOException {
    Credentials bob = user("bob");
    Credentials carol = user("carol");
    try (RawHttp http = new RawHttp(server.port())) {
      http.send(WHO.as(bob), WHO.as(carol), WHO, WHO.as(bob));
      assertThat(http.receive().value()).isEqualTo("bob");
      assertThat(http.receive().value()).isEqualTo("carol");
      assertThat(http.receive().value()).isEqualTo("neo4j");
      assertThat(http.receive().value()).isEqualTo("bob");
      assertThat(http.ask(WHO.as(new Credentials("bob", "wrong"))).status()).isEqualTo(401);
      assertThat(http.ends()).isTrue();
    }
  }

  @Test
  void isNeededOfEachRequest() throws IOException {
    try (RawHttp http = new RawHttp(server.port())) {
      assertThat(http.ask(WHO).status()).isEqualTo(200);
      assertThat(http.ask(WHO.without("Authorization")).status()).isEqualTo(401);
      assertThat(http.ends()).isTrue();
    }
  }

  @Test
  void isOfOneConnection() throws IOException {
    try (RawHttp http = new RawHttp(server.port());
        RawHttp other = new RawHttp(server.port())) {
      assertThat(http.ask(WHO).status()).isEqualTo(200);
      assertThat(other.ask(WHO.without("Authorization")).status()).isEqualTo(401);
    }
  }

  @Test
  void mayBeOfMoreUsersThanAreRememberedAtATime() throws IOException {
    try (RawHttp http = new RawHttp(server.port())) {
      for (int round = 0; round < 2; round++) {
        for (int i = 0; i < 10; i++) {
          Credentials credentials = user("user" + i);
          assertThat(http.ask(WHO.as(credentials)).value()).isEqualTo("user" + i);
        }
      }
    }
  }

  @Test
  void doesNotTakeAPasswordThatMustBeChanged() throws IOException {
    administrate("CREATE OR REPLACE USER newcomer SET PLAINTEXT PASSWORD 'right-password'");
    Credentials newcomer = new Credentials("newcomer", "right-password");
    assertThat(RawHttp.ask(server, WHO.as(newcomer)).status()).isEqualTo(401);
  }

  private static Credentials user(String name) {
    administrate(
        "CREATE OR REPLACE USER "
            + name
            + " SET PLAINTEXT PASSWORD 'right-password' SET PASSWORD CHANGE NOT REQUIRED");
    return new Credentials(name, "right-password");
  }

  private static void administrate(String cypher) {
    server.database("system").executeTransactionally(cypher);
  }
}
