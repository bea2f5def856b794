package io.shindigneo4j.server;

import static io.shindigneo4j.testing.TestDeadlines.await;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shindigneo4j.driver.Credentials;
import io.shindigneo4j.driver.CredentialsProvider;
import io.shindigneo4j.driver.DriverException;
import io.shindigneo4j.driver.DriverSettings;
import io.shindigneo4j.driver.DriverSettings.Client;
import io.shindigneo4j.driver.DriverSettings.Encoding;
import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.ReconnectDelay;
import io.shindigneo4j.driver.Result;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.driver.TransactionOptions;
import io.shindigneo4j.protocol.Format;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.LogLines;
import io.shindigneo4j.testing.ProtocolClient;
import io.shindigneo4j.testing.RawWebSocket;
import io.shindigneo4j.testing.ScriptedServer;
import io.shindigneo4j.testing.StartsServer;
import io.shindigneo4j.testing.UpgradeText;
import java.io.IOException;
import java.time.Duration;
import java.time.LocalDate;
import java.util.Base64;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The logs of both ends, at the finest level,")
@StartsServer
class LogsTest {

  private static final String VALUE = "value-of-a-parameter";
  private static final String WRONG = "wrong-password";
  private static final String TOKEN = "token-of-a-bearer";

  private static final List<String> SECRETS =
      List.of(
          VALUE, WRONG, TOKEN, GraphServer.CREDENTIALS.password(), base64(GraphServer.CREDENTIALS));

  private static final List<String> FAILING =
      List.of(
          "no Cypher with $value",
          "RETURN 1 / 0 + $value",
          "RETURN date($value)",
          "RETURN $value.key",
          "RETURN toInteger($value) + duration($value)",
          "CREATE (:Person {id: $value}) CREATE (:Person {id: $value})",
          "CALL shindig.read('test.exception', {value: $value})");

  private final LogLines logs = new LogLines();

  @AfterEach
  void close() {
    logs.close();
  }

  private static String base64(Credentials credentials) {
    String both = credentials.username() + ":" + credentials.password();
    return Base64.getEncoder().encodeToString(both.getBytes(UTF_8));
  }

  @Test
  void haveNeitherPasswordsNorTokensNorParameters() throws Exception {
    try (GraphServer server = GraphServer.start(GraphServer.BOLT, logs.neo4j())) {
      logInInVain(server);
      for (Client client : Client.values()) {
        failInEveryWay(server.driverSettings().withClient(client));
      }
      failInEveryWay(server.boltSettings());
      sendNonsense(server);
    }
    assertThat(logs.lines()).anyMatch(line -> line.contains("A request has failed"));
    assertThat(logs.lines()).anyMatch(line -> line.contains("No connection to ws://127.0.0.1"));
    assertThat(logs.lines()).anyMatch(line -> line.contains("Endpoint ("));
    assertSecretless();
  }

  private void assertSecretless() {
    for (String secret : SECRETS) {
      assertThat(logs.lines()).as(secret).noneMatch(line -> line.contains(secret));
    }
  }

  private static void logInInVain(GraphServer server) {
    for (CredentialsProvider wrong :
        List.of(new Credentials("neo4j", WRONG), Credentials.bearer(TOKEN))) {
      DriverSettings settings = DriverSettings.of(server.uri().toString(), wrong);
      try (GraphDriver driver = GraphDriver.connect(settings)) {
        assertThatThrownBy(() -> driver.execute(Statement.cypher("RETURN 1")))
            .isInstanceOf(DriverException.class);
      }
    }
  }

  private static void failInEveryWay(DriverSettings settings) {
    try (GraphDriver driver = GraphDriver.connect(settings)) {
      for (String cypher : FAILING) {
        Statement statement = Statement.cypher(cypher).with("value", VALUE).writing();
        assertThatThrownBy(() -> driver.execute(statement)).isInstanceOf(DriverException.class);
        assertThatThrownBy(() -> driver.stream(statement).hasNext())
            .isInstanceOf(DriverException.class);
        assertThatThrownBy(
                () -> driver.transact(TransactionOptions.writing(), work -> work.run(statement)))
            .isInstanceOf(DriverException.class);
      }
      for (String procedure : List.of("test.exception", "test.error", "people.get", "no.such")) {
        for (String parameter : List.of("value", "nonsense")) {
          Statement call = Statement.procedure(procedure).with(parameter, VALUE);
          assertThatThrownBy(() -> driver.execute(call)).isInstanceOf(DriverException.class);
        }
      }
    }
  }

  private static void sendNonsense(GraphServer server) throws IOException {
    try (ProtocolClient client =
        ProtocolClient.of(server, "neo4j", GraphServer.CREDENTIALS, Format.JSON)) {
      client.sendPayload(("{\"id\":1,\"type\":\"" + VALUE + "\"}").getBytes(UTF_8));
      client.receive();
      client.sendPayload((VALUE + " is no JSON").getBytes(UTF_8));
      client.socket().receive();
    }
    UpgradeText text = UpgradeText.to("neo4j", GraphServer.CREDENTIALS, "shindig-neo4j.v1.bson");
    for (String authorization : List.of("Basic " + TOKEN, "Digest " + TOKEN, "Bearer " + TOKEN)) {
      try (RawWebSocket socket = new RawWebSocket(server.port())) {
        socket.upgrade(text.with("Authorization", authorization));
      }
    }
  }

  @Test
  void haveNothingOfWhatAServerSendsThatMakesNoSense() throws Exception {
    try (ScriptedServer server = ScriptedServer.start()) {
      DriverSettings settings =
          server
              .driverSettings()
              .withEncoding(Encoding.JSON)
              .withReconnectDelay(new ReconnectDelay(Duration.ofMillis(10), Duration.ofMillis(10)));
      for (String nonsense :
          List.of(
              VALUE + " is no JSON",
              "{\"id\":1,\"type\":\"" + VALUE + "\"}",
              "{\"type\":\"success\",\"id\":1,\"" + VALUE,
              "{\"type\":\"success\",\"id\":1,\"columns\":\"" + VALUE + "\",\"records\":[]}",
              "{\"type\":\"success\",\"id\":1,\"columns\":[\"a\"],\"records\":[[{\"$date\":\""
                  + VALUE
                  + "\"}]],\"counters\":{},\"queueMicros\":0,\"executeMicros\":0,\"encodeMicros\":0}")) {
        server.answering((peer, request) -> peer.sendPayload(nonsense.getBytes(UTF_8)));
        try (GraphDriver driver = GraphDriver.connect(settings)) {
          assertThatThrownBy(() -> read(driver.execute(Statement.cypher("RETURN 1"))))
              .isInstanceOfAny(DriverException.class, ClassCastException.class);
        }
      }
    }
    await().until(() -> logs.lines().stream().anyMatch(line -> line.contains("not of the agreed")));
    assertSecretless();
  }

  /** Fails for a value that cannot be read. */
  private static void read(Result result) {
    assertThat(result.first().orElseThrow().get("a", LocalDate.class)).isNotNull();
  }
}
