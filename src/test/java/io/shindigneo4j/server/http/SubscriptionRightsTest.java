package io.shindigneo4j.server.http;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.protocol.EventStart;
import io.shindigneo4j.protocol.Message;
import io.shindigneo4j.protocol.Message.Failure;
import io.shindigneo4j.protocol.Message.Subscribe;
import io.shindigneo4j.protocol.Message.Subscribed;
import io.shindigneo4j.server.ServerEventSettings;
import io.shindigneo4j.server.ServerSettings;
import io.shindigneo4j.server.procedure.ProcedureRights;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.ProtocolClient;
import io.shindigneo4j.testing.StartsServer;
import io.shindigneo4j.testing.TestDeadlines;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.neo4j.graphdb.config.Setting;

@StartsServer
@DisplayName("Subscriptions, over a WebSocket and over HTTP,")
@Timeout(TestDeadlines.TEST_SECONDS)
class SubscriptionRightsTest {

  private static final String LOGIN =
      GraphServer.CREDENTIALS.username() + ":" + GraphServer.CREDENTIALS.password();

  private static final Map<Setting<?>, Object> WITHOUT = rights("neo4j:people.*; other:*");

  private static GraphServer server;

  @BeforeAll
  static void start() {
    server = GraphServer.start(WITHOUT);
  }

  private static Map<Setting<?>, Object> rights(String text) {
    return Map.of(ServerSettings.procedures, ProcedureRights.parse(text));
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  @Test
  void areForUsersWithTheRightOnlyAndWhereTheServerHasEvents() throws Exception {
    assertRefused("the user may not subscribe to events");
    server.restart(rights("neo4j:events.subscribe"));
    assertThat(overWebSocket()).isInstanceOf(Subscribed.class);
    server.restart(Map.of(ServerEventSettings.events_enabled, false));
    assertRefused("the server has no events");
  }

  private static void assertRefused(String reason) throws Exception {
    assertThat(overWebSocket())
        .isEqualTo(new Failure(1, ErrorCode.FORBIDDEN_SUBSCRIPTION, reason, false));
    HttpResponse<String> answer = overHttp();
    assertThat(answer.statusCode()).isEqualTo(403);
    assertThat(answer.body()).contains(ErrorCode.FORBIDDEN_SUBSCRIPTION).contains(reason);
  }

  private static Message overWebSocket() throws Exception {
    try (ProtocolClient client = ProtocolClient.of(server)) {
      return client.ask(new Subscribe(1, List.of("all"), EventStart.NOW, 10));
    }
  }

  private static HttpResponse<String> overHttp() throws Exception {
    return HttpClient.newHttpClient()
        .send(
            HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.port() + "/events"))
                .header(
                    "Authorization",
                    "Basic " + Base64.getEncoder().encodeToString(LOGIN.getBytes(UTF_8)))
                .timeout(TestDeadlines.HANGING)
                .build(),
            HttpResponse.BodyHandlers.ofString());
  }
}
