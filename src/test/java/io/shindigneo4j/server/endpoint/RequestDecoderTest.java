package io.shindigneo4j.server.endpoint;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.embedded.EmbeddedChannel;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpVersion;
import io.shindigneo4j.server.connection.ContinueEvent;
import io.shindigneo4j.server.connection.RequestStalledEvent;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A request that has begun")
class RequestDecoderTest {

  private static final String HEAD = "POST /cypher HTTP/1.1\r\nContent-Length: 4\r\n\r\n";

  private final List<Object> events = new ArrayList<>();
  private final EmbeddedChannel channel =
      new EmbeddedChannel(new RequestDecoder(Duration.ofSeconds(30)), new Events());

  @BeforeEach
  void stopTheClock() {
    channel.freezeTime();
  }

  @AfterEach
  void release() {
    channel.finishAndReleaseAll();
  }

  @Test
  void isStuckWhereItDoesNotGoOnInItsTime() {
    send("POST /cyph");
    pass(29);
    assertThat(events).isEmpty();
    pass(2);
    assertThat(events).containsExactly(RequestStalledEvent.INSTANCE);
  }

  @Test
  void isNotWhereItHasEnded() {
    send(HEAD + "body");
    pass(100);
    assertThat(events).isEmpty();
  }

  @Test
  void isNotWhileItsClientWaitsForTheGoAhead() {
    send(HEAD);
    tell(ContinueEvent.PENDING);
    pass(100);
    assertThat(events).isEmpty();
    tell(ContinueEvent.RESOLVED);
    pass(29);
    assertThat(events).isEmpty();
    pass(2);
    assertThat(events).containsExactly(RequestStalledEvent.INSTANCE);
  }

  @Test
  void hasAllItsTimeFromTheGoAheadOn() {
    send(HEAD);
    tell(ContinueEvent.PENDING);
    pass(29);
    tell(ContinueEvent.RESOLVED);
    pass(29);
    assertThat(events).as("more than its time after the head").isEmpty();
    send("body");
    pass(100);
    assertThat(events).isEmpty();
  }

  private HttpRequest received(String version) {
    send("GET /health " + version + "\r\n\r\n");
    return channel.readInbound();
  }

  @Test
  void isOfTheNewestVersionThatIsKnown() {
    assertThat(received("HTTP/1.9").protocolVersion()).isEqualTo(HttpVersion.HTTP_1_1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"HTTP/1.0", "HTTP/1.1", "HTTP/2.0"})
  void isOfItsVersion(String version) {
    HttpRequest request = received(version);
    assertThat(request.decoderResult().isSuccess()).isTrue();
    assertThat(request.protocolVersion().text()).isEqualTo(version);
  }

  @ParameterizedTest
  @ValueSource(strings = {"RTSP/1.0", "HTTP/1", "HTTP/1.10", "HTTP/01.1", "HTCPCP/1.0"})
  void isNoneWhereItsVersionIsNone(String version) {
    assertThat(received(version).decoderResult().isFailure()).isTrue();
  }

  private void send(String text) {
    channel.writeInbound(Unpooled.copiedBuffer(text, US_ASCII));
  }

  private void tell(ContinueEvent event) {
    channel.pipeline().fireUserEventTriggered(event);
  }

  private void pass(long seconds) {
    channel.advanceTimeBy(seconds, TimeUnit.SECONDS);
    channel.runScheduledPendingTasks();
  }

  /** What the decoder tells of. */
  private final class Events extends ChannelInboundHandlerAdapter {

    @Override
    public void userEventTriggered(ChannelHandlerContext context, Object event) {
      events.add(event);
    }
  }
}
