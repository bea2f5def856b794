package io.shindigneo4j.server.websocket;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import io.netty.buffer.Unpooled;
import io.netty.channel.embedded.EmbeddedChannel;
import io.netty.handler.codec.http.FullHttpResponse;
import io.netty.handler.codec.http.HttpRequestDecoder;
import io.shindigneo4j.protocol.Subprotocol;
import io.shindigneo4j.server.audit.ServerAudit;
import io.shindigneo4j.server.connection.ConnectionLimits;
import io.shindigneo4j.server.connection.EndpointSettings;
import io.shindigneo4j.server.connection.FailedLogins;
import io.shindigneo4j.server.connection.LoginService;
import io.shindigneo4j.server.metrics.ServerMeters;
import io.shindigneo4j.server.session.Authenticator;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.UpgradeText;
import java.lang.reflect.Proxy;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.neo4j.dbms.api.DatabaseManagementService;
import org.neo4j.logging.NullLog;

@DisplayName("A login")
class UpgradeHandlerTest {

  private static final String REQUEST =
      UpgradeText.to("neo4j", GraphServer.CREDENTIALS, "shindig-neo4j.v1.bson").toString();

  @Test
  void isTheOnlyOneOfItsConnection() {
    List<Runnable> logins = new ArrayList<>();
    EmbeddedChannel channel = channel(logins::add);
    receive(channel, REQUEST.repeat(50));
    assertThat(logins).hasSize(1);
    assertThat(channel.isOpen()).isFalse();
  }

  @Test
  void isRefusedWhenTooManyOthersLogIn() {
    EmbeddedChannel channel =
        channel(
            login -> {
              throw new RejectedExecutionException();
            });
    receive(channel, REQUEST);
    assertUnavailable(channel);
  }

  @Test
  void isRefusedWhenTheServerFailsInAnyWay() {
    EmbeddedChannel channel = channel(Runnable::run);
    receive(channel, REQUEST);
    assertUnavailable(channel);
  }

  private static UpgradeText request() {
    return UpgradeText.to("neo4j", GraphServer.CREDENTIALS, "shindig-neo4j.v1.bson");
  }

  static Stream<UpgradeText> inOrder() {
    return Stream.of(
        request().requestLine("GET http://localhost:7690/neo4j HTTP/1.1"),
        request().with("Upgrade", "h2c, WebSocket"),
        request().with("Connection", "keep-alive, upgrade"));
  }

  @ParameterizedTest
  @MethodSource("inOrder")
  void isTriedWhereTheRequestKeepsTheRules(UpgradeText request) {
    List<Runnable> logins = new ArrayList<>();
    receive(channel(logins::add), request.toString());
    assertThat(logins).hasSize(1);
  }

  @Test
  void isNotTriedWhereTheRequestBreaksARule() {
    List<Runnable> logins = new ArrayList<>();
    EmbeddedChannel channel = channel(logins::add);
    receive(channel, request().without("Sec-WebSocket-Key").toString());
    assertThat(logins).isEmpty();
    FullHttpResponse answer = channel.readOutbound();
    assertThat(answer.status().code()).isEqualTo(400);
    assertThat(answer.headers().get("Date")).endsWith(" GMT");
  }

  private static void receive(EmbeddedChannel channel, String text) {
    channel.writeInbound(Unpooled.copiedBuffer(text, US_ASCII));
    channel.runPendingTasks();
  }

  private static void assertUnavailable(EmbeddedChannel channel) {
    FullHttpResponse answer = channel.readOutbound();
    assertThat(answer.status().code()).isEqualTo(503);
    assertThat(channel.isOpen()).isFalse();
  }

  private static EmbeddedChannel channel(Executor logins) {
    EndpointSettings settings =
        new EndpointSettings(
            new InetSocketAddress(0),
            Optional.empty(),
            Set.of(),
            new ConnectionLimits(
                1,
                Duration.ofMinutes(1),
                Duration.ofMinutes(1),
                Duration.ofMinutes(1),
                Duration.ofMinutes(1),
                1024,
                1 << 26,
                10,
                3,
                1 << 26),
            Subprotocol.supported());
    LoginService service =
        new LoginService(
            new Authenticator(broken()),
            null,
            logins,
            Duration.ofMinutes(1),
            new FailedLogins(3, System::nanoTime),
            ServerAudit.OFF,
            NullLog.getInstance());
    WebSocketProtocol protocol =
        new WebSocketProtocol(service, null, logins, settings, null, ServerMeters.NONE);
    EmbeddedChannel channel = new EmbeddedChannel(new HttpRequestDecoder());
    protocol.configure(channel.pipeline());
    return channel;
  }

  private static DatabaseManagementService broken() {
    return (DatabaseManagementService)
        Proxy.newProxyInstance(
            UpgradeHandlerTest.class.getClassLoader(),
            new Class<?>[] {DatabaseManagementService.class},
            (proxy, method, arguments) -> {
              throw new NoClassDefFoundError("broken");
            });
  }
}
