package io.shindigneo4j.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.Credentials;
import io.shindigneo4j.driver.DriverSettings;
import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.server.ServerHttpSettings;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.HttpText;
import io.shindigneo4j.testing.RawHttp;
import io.shindigneo4j.testing.RawWebSocket;
import io.shindigneo4j.testing.StartsServer;
import io.shindigneo4j.testing.UpgradeText;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.neo4j.configuration.GraphDatabaseSettings;

/** Neo4j refuses a user for long after three wrong passwords. */
@DisplayName("A stranger with wrong passwords")
@StartsServer
class LockoutTest {

  private static final HttpText WHO = HttpText.currentUser();
  private static final Duration LIFETIME = Duration.ofSeconds(1);

  private static GraphServer server;

  @BeforeAll
  static void start() {
    server =
        GraphServer.start(
            Map.of(
                ServerHttpSettings.http_login_lifetime,
                LIFETIME,
                GraphDatabaseSettings.auth_max_failed_attempts,
                3,
                GraphDatabaseSettings.auth_lock_time,
                Duration.ofHours(1)));
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  @Test
  void doesNotLockTheUserOut() throws IOException {
    Credentials jane = user("jane");
    List<Integer> statuses = new ArrayList<>();
    for (int i = 0; i < 5; i++) {
      statuses.add(upgrade("127.0.0.2", new Credentials("jane", "wrong")));
      statuses.add(ask("127.0.0.2", new Credentials("jane", "wrong")));
    }
    assertThat(statuses).startsWith(401, 401, 429, 429).endsWith(429);
    assertThat(ask("127.0.0.2", jane)).as("even with the right one").isEqualTo(429);
    assertThat(upgrade("127.0.0.1", jane)).isEqualTo(101);
    assertThat(ask("127.0.0.1", jane)).isEqualTo(200);
  }

  @Test
  void isToldNothingOfUsers() throws IOException {
    Credentials nobody = new Credentials("nobody", "wrong");
    assertThat(
            List.of(ask("127.0.0.5", nobody), ask("127.0.0.5", nobody), ask("127.0.0.5", nobody)))
        .containsExactly(401, 401, 429);
  }

  @Test
  void doesNotReachThoseWhoAreLoggedInAlthoughManyAddressesLockTheUserOut() throws Exception {
    Credentials john = user("john");
    try (RawHttp http = new RawHttp(server.port());
        GraphDriver driver =
            GraphDriver.connect(DriverSettings.of(server.uri().toString(), john))) {
      assertThat(http.ask(WHO.as(john)).status()).isEqualTo(200);
      assertThat(driver.execute(Statement.cypher("RETURN 1")).records()).hasSize(1);
      lockOut("john");
      assertThat(ask("127.0.0.1", john)).as("a login of the user").isEqualTo(429);
      Thread.sleep(LIFETIME.toMillis() + 100);
      assertThat(http.ask(WHO.as(john)).status()).isEqualTo(200);
      assertThat(driver.execute(Statement.cypher("RETURN 1")).records()).hasSize(1);
    }
  }

  private static void lockOut(String user) throws IOException {
    Credentials wrong = new Credentials(user, "wrong");
    for (String address : List.of("127.0.0.3", "127.0.0.4")) {
      ask(address, wrong);
      ask(address, wrong);
    }
  }

  private static int ask(String address, Credentials credentials) throws IOException {
    try (RawHttp http = new RawHttp(socket(address))) {
      return http.ask(WHO.as(credentials)).status();
    }
  }

  private static int upgrade(String address, Credentials credentials) throws IOException {
    try (RawWebSocket socket = new RawWebSocket(socket(address))) {
      return socket.upgrade(UpgradeText.to("neo4j", credentials, "shindig-neo4j.v1.bson")).status();
    }
  }

  /** From one of the addresses of this machine. */
  private static Socket socket(String address) throws IOException {
    return new Socket("127.0.0.1", server.port(), InetAddress.getByName(address), 0);
  }

  private static Credentials user(String name) {
    server
        .database("system")
        .executeTransactionally(
            "CREATE USER "
                + name
                + " SET PLAINTEXT PASSWORD 'right-password' SET PASSWORD CHANGE NOT REQUIRED");
    return new Credentials(name, "right-password");
  }
}
