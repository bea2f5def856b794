package io.shindigneo4j.server.websocket;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.Credentials;
import io.shindigneo4j.protocol.CloseCode;
import io.shindigneo4j.protocol.Format;
import io.shindigneo4j.server.ServerLimitSettings;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.ProtocolClient;
import io.shindigneo4j.testing.StartsServer;
import java.io.IOException;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The connection of a user")
@StartsServer
class AccountHandlerTest {

  private static GraphServer server;

  @BeforeAll
  static void start() {
    server =
        GraphServer.start(Map.of(ServerLimitSettings.login_check_interval, Duration.ofMillis(200)));
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "DROP USER jane",
        "ALTER USER jane SET PLAINTEXT PASSWORD 'another-password'",
        "ALTER USER jane SET PASSWORD CHANGE REQUIRED",
        "CREATE OR REPLACE USER jane SET PLAINTEXT PASSWORD 'first-password' CHANGE NOT REQUIRED"
      })
  void endsWhenTheAccountHasChanged(String change) throws IOException {
    administrate(
        "CREATE OR REPLACE USER jane SET PLAINTEXT PASSWORD 'first-password' CHANGE NOT REQUIRED");
    Credentials jane = new Credentials("jane", "first-password");
    try (ProtocolClient client = ProtocolClient.of(server, "neo4j", jane, Format.BSON);
        ProtocolClient other = ProtocolClient.of(server)) {
      assertThat(client.value("RETURN 1")).isEqualTo(1L);
      administrate(change);
      assertThat(client.socket().receive().closeCode()).isEqualTo(CloseCode.LOGIN_ENDED);
      assertThat(other.value("RETURN 1")).as("of another user").isEqualTo(1L);
    }
  }

  @Test
  void goesOnWhileOthersChange() throws Exception {
    try (ProtocolClient client = ProtocolClient.of(server)) {
      administrate("CREATE OR REPLACE USER other SET PLAINTEXT PASSWORD 'first-password'");
      administrate("DROP USER other");
      Thread.sleep(1_000); // in which several checks happen
      assertThat(client.value("RETURN 1")).isEqualTo(1L);
    }
  }

  private static void administrate(String cypher) {
    server.database("system").executeTransactionally(cypher);
  }
}
