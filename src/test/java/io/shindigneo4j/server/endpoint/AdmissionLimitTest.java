package io.shindigneo4j.server.endpoint;

import static io.shindigneo4j.testing.TestDeadlines.await;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.server.ServerLimitSettings;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.HttpText;
import io.shindigneo4j.testing.ProtocolClient;
import io.shindigneo4j.testing.RawHttp;
import io.shindigneo4j.testing.RawWebSocket;
import io.shindigneo4j.testing.StartsServer;
import io.shindigneo4j.testing.TestDeadlines;
import io.shindigneo4j.testing.UpgradeText;
import java.io.IOException;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A server with room for two connections that have not logged in")
@StartsServer
class AdmissionLimitTest {

  private static final HttpText METERS = HttpText.get("/metrics").as(GraphServer.CREDENTIALS);

  private static GraphServer server;

  @BeforeAll
  static void start() {
    server =
        GraphServer.start(
            Map.of(
                ServerLimitSettings.maximum_connections_before_login,
                2,
                ServerLimitSettings.login_timeout,
                TestDeadlines.HANGING.multipliedBy(4)));
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  @Test
  void closesAThirdAndAdmitsAnotherAfterALoginOrAClose() throws IOException {
    UpgradeText upgrade = UpgradeText.to("neo4j", GraphServer.CREDENTIALS, "shindig-neo4j.v1.bson");
    try (RawHttp user = new RawHttp(server.port());
        RawWebSocket first = connect(user, 1);
        RawWebSocket second = connect(user, 2);
        RawWebSocket third = new RawWebSocket(server.port())) {
      assertThat(third.receive().isEnd()).isTrue();
      assertThat(first.upgrade(upgrade).status()).as("unharmed").isEqualTo(101);
      awaitLogin("in the place of one that has logged in");
      second.close();
      awaitLogin("in the place of one that has gone");
    }
  }

  /** A connection that the server has taken, as it may take several in another order. */
  private static RawWebSocket connect(RawHttp user, int number) throws IOException {
    assertThat(user.ask(METERS).status()).as("a login").isEqualTo(200);
    RawWebSocket socket = new RawWebSocket(server.port());
    await("it is taken").until(() -> notLoggedIn(user) == number);
    return socket;
  }

  private static double notLoggedIn(RawHttp user) throws IOException {
    return user.ask(METERS)
        .text()
        .lines()
        .filter(line -> line.startsWith("shindig_neo4j_server_connections{state=\"login\"}"))
        .mapToDouble(line -> Double.parseDouble(line.substring(line.lastIndexOf(' ') + 1)))
        .sum();
  }

  private static void awaitLogin(String reason) {
    await(reason).ignoreExceptions().until(AdmissionLimitTest::canLogIn);
  }

  private static boolean canLogIn() throws IOException {
    try (ProtocolClient client = ProtocolClient.of(server)) {
      return client.value("RETURN 1").equals(1L);
    }
  }
}
