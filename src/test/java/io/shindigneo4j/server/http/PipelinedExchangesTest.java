package io.shindigneo4j.server.http;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.ChannelOutboundHandlerAdapter;
import io.netty.channel.ChannelPromise;
import io.netty.channel.WriteBufferWaterMark;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.shindigneo4j.protocol.Message.Failure;
import io.shindigneo4j.server.connection.ContinueEvent;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The answers of a connection")
class PipelinedExchangesTest {

  private static final String GO_ON = "HTTP/1.1 100 Continue\r\n\r\n";

  private final HandConnection connection = new HandConnection();
  private final PipelinedExchanges exchanges = connection.exchanges();

  @Test
  void doNotBeginInTheMiddleOfAnotherWhenTheChannelSaysThatItIsFull() {
    connection.channel().config().setWriteBufferWaterMark(new WriteBufferWaterMark(1, 1));
    connection.channel().pipeline().addLast(new DrainWhenFull());
    String first = "a".repeat(10_000); // which is not in one buffer with its head
    String second = "b".repeat(10_000);
    send(connection.request(), first);
    send(connection.request(), second);
    assertThat(connection.sent().replaceAll("(?s)HTTP/1.1 200 OK.*?\r\n\r\n", "|"))
        .isEqualTo("|" + first + "|" + second);
  }

  @Test
  void sayWhetherAFailureOfAProcedureIsRetryable() {
    connection.request().fail(new Failure(1, "crossreference.busy", "busy", true));
    assertThat(connection.sent())
        .startsWith("HTTP/1.1 503 ")
        .containsIgnoringCase("retry-after: 1\r\n")
        .contains("\"code\":\"crossreference.busy\"");
    connection.request().fail(new Failure(2, "traversal.exists", "there is a tree", false));
    assertThat(connection.sent())
        .startsWith("HTTP/1.1 422 ")
        .doesNotContainIgnoringCase("retry-after")
        .contains("\"code\":\"traversal.exists\"");
  }

  @Test
  void comeBeforeTheContinueOfTheNextRequest() {
    List<Object> events = events();
    HttpExchange first = connection.request();
    HttpExchange second = connection.begin();
    exchanges.sendContinue();
    assertThat(connection.sent()).isEmpty();
    assertThat(events).containsExactly(ContinueEvent.PENDING);
    send(first, "first");
    assertThat(connection.sent()).startsWith("HTTP/1.1 200 OK").endsWith("first" + GO_ON);
    assertThat(events).containsExactly(ContinueEvent.PENDING, ContinueEvent.RESOLVED);
    exchanges.requestRead();
    send(second, "second");
    assertThat(connection.sent()).startsWith("HTTP/1.1 200 OK").endsWith("second");
    assertThat(events).hasSize(2);
  }

  @Test
  void needNoContinueWhereTheBodyCameWithoutIt() {
    List<Object> events = events();
    HttpExchange first = connection.request();
    HttpExchange second = connection.begin();
    exchanges.sendContinue();
    exchanges.requestRead();
    assertThat(events).containsExactly(ContinueEvent.PENDING, ContinueEvent.RESOLVED);
    send(first, "first");
    assertThat(connection.sent()).endsWith("first");
    send(second, "second");
    assertThat(connection.sent()).startsWith("HTTP/1.1 200 OK").endsWith("second");
  }

  @Test
  void areSentBeforeAServerThatStopsClosesTheConnection() {
    HeldWrites slow = new HeldWrites();
    connection.channel().pipeline().addFirst(slow);
    send(connection.request(), "answer");
    exchanges.drain();
    exchanges.goAway();
    assertThat(connection.channel().isOpen()).isTrue();
    slow.sendAll();
    assertThat(connection.sent()).endsWith("answer");
    assertThat(connection.channel().isOpen()).isFalse();
  }

  @Test
  void endTheConnectionOfAServerThatStops() {
    HttpExchange last = connection.request();
    exchanges.goAway();
    assertThat(exchanges.isOver()).isFalse();
    send(last, "answer");
    assertThat(connection.sent())
        .containsIgnoringCase("connection: close\r\n")
        .containsPattern("(?i)\r\ndate: [^\r]* GMT\r\n")
        .endsWith("answer");
    assertThat(exchanges.isOver()).isTrue();
  }

  /** A client that reads when the test says so. */
  private static final class HeldWrites extends ChannelOutboundHandlerAdapter {

    private final List<Runnable> held = new ArrayList<>();

    @Override
    public void write(ChannelHandlerContext context, Object message, ChannelPromise promise) {
      held.add(() -> context.writeAndFlush(message, promise));
    }

    void sendAll() {
      held.forEach(Runnable::run);
    }
  }

  @Test
  void haveNoLengthWhereTheirStatusHasNoBody() {
    HttpExchange preflight = connection.request();
    preflight.answer(RequestRouter.CorsPreflight.answer());
    assertThat(length(preflight)).isNull();
    HttpExchange other = connection.request();
    send(other, "");
    assertThat(length(other)).isEqualTo("0");
  }

  private static String length(HttpExchange exchange) {
    return HttpResponseWriter.response(exchange).headers().get(HttpHeaderNames.CONTENT_LENGTH);
  }

  private static void send(HttpExchange exchange, String body) {
    exchange.send(body.getBytes(US_ASCII));
  }

  /** Those that come from now on. */
  private List<Object> events() {
    List<Object> events = new ArrayList<>();
    connection
        .channel()
        .pipeline()
        .addLast(
            new ChannelInboundHandlerAdapter() {
              @Override
              public void userEventTriggered(ChannelHandlerContext context, Object event) {
                events.add(event);
              }
            });
    return events;
  }

  /** As the handler of requests does. */
  private final class DrainWhenFull extends ChannelInboundHandlerAdapter {

    @Override
    public void channelWritabilityChanged(ChannelHandlerContext context) {
      exchanges.drain();
    }
  }
}
