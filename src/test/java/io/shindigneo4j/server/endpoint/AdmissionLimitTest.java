package io.shindigneo4j.server.endpoint;

import static io.shindigneo4j.testing.TestDeadlines.await;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.server.ServerLimitSettings;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.ProtocolClient;
import io.shindigneo4j.testing.RawWebSocket;
import io.shindigneo4j.testing.StartsServer;
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

  private static GraphServer server;

  @BeforeAll
  static void start() {
    server = GraphServer.start(Map.of(ServerLimitSettings.maximum_connections_before_login, 2));
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  @Test
  void closesAThirdAndAdmitsAnotherAfterALoginOrAClose() throws IOException {
    UpgradeText upgrade = UpgradeText.to("neo4j", GraphServer.CREDENTIALS, "shindig-neo4j.v1.bson");
    try (RawWebSocket first = new RawWebSocket(server.port());
        RawWebSocket second = new RawWebSocket(server.port());
        RawWebSocket third = new RawWebSocket(server.port())) {
      assertThat(third.receive().isEnd()).isTrue();
      assertThat(first.upgrade(upgrade).status()).as("unharmed").isEqualTo(101);
      awaitLogin("in the place of one that has logged in");
      second.close();
      awaitLogin("in the place of one that has gone");
    }
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
