package io.shindigneo4j.server.http;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import io.netty.buffer.ByteBuf;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.WriteBufferWaterMark;
import io.netty.channel.embedded.EmbeddedChannel;
import io.netty.handler.codec.http.HttpResponseEncoder;
import io.shindigneo4j.protocol.Format;
import io.shindigneo4j.server.connection.ConnectionLimits;
import io.shindigneo4j.server.connection.Listening;
import io.shindigneo4j.server.metrics.ServerMeters;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The answers of a connection")
class ExchangesTest {

  private static final RequestStyle PLAIN =
      new RequestStyle(Format.JSON, Optional.empty(), true, false, false);

  private final EmbeddedChannel channel = new EmbeddedChannel(new HttpResponseEncoder());
  private final Exchanges exchanges = new Exchanges(channel, new Listening(channel), services());

  @Test
  void doNotBeginInTheMiddleOfAnotherWhenTheChannelSaysThatItIsFull() {
    channel.config().setWriteBufferWaterMark(new WriteBufferWaterMark(1, 1));
    channel.pipeline().addLast(new DrainWhenFull());
    String first = "a".repeat(10_000); // which is not in one buffer with its head
    String second = "b".repeat(10_000);
    answer(first);
    answer(second);
    exchanges.drain();
    assertThat(sent().replaceAll("(?s)HTTP/1.1 200 OK.*?\r\n\r\n", "|"))
        .isEqualTo("|" + first + "|" + second);
  }

  private void answer(String body) {
    Exchange exchange = exchanges.begin(PLAIN);
    exchanges.endOfRequest();
    exchange.send(body.getBytes(US_ASCII));
  }

  private String sent() {
    StringBuilder text = new StringBuilder();
    for (ByteBuf part = channel.readOutbound(); part != null; part = channel.readOutbound()) {
      text.append(part.toString(US_ASCII));
      part.release();
    }
    return text.toString();
  }

  /** As the handler of requests does. */
  private final class DrainWhenFull extends ChannelInboundHandlerAdapter {

    @Override
    public void channelWritabilityChanged(ChannelHandlerContext context) {
      exchanges.drain();
    }
  }

  private static HttpServices services() {
    ConnectionLimits limits =
        new ConnectionLimits(1, Duration.ZERO, Duration.ZERO, Duration.ZERO, 1 << 20, 1);
    HttpSettings settings = new HttpSettings("neo4j", Duration.ZERO, MetricsAccess.LOGIN, 10);
    return new HttpServices(null, null, null, limits, Set.of(), settings, null, ServerMeters.NONE);
  }
}
