package io.shindigneo4j.server.http;

import static java.nio.charset.StandardCharsets.US_ASCII;

import io.netty.buffer.ByteBuf;
import io.netty.channel.embedded.EmbeddedChannel;
import io.netty.handler.codec.http.HttpResponseEncoder;
import io.shindigneo4j.protocol.Format;
import io.shindigneo4j.server.connection.ConnectionLimits;
import io.shindigneo4j.server.connection.LoginService;
import io.shindigneo4j.server.connection.OutboundMemory;
import io.shindigneo4j.server.connection.ReadControl;
import io.shindigneo4j.server.metrics.ServerMeters;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import org.neo4j.logging.NullLog;

/** A connection without a network, of which the test itself begins and ends the requests. */
final class HandConnection {

  private static final ResponsePreferences PLAIN =
      new ResponsePreferences(Format.JSON, Optional.empty(), true, false, false);

  private final EmbeddedChannel channel = new EmbeddedChannel(new HttpResponseEncoder());
  private final PipelinedExchanges exchanges =
      new PipelinedExchanges(channel, new ReadControl(channel), services(null));

  EmbeddedChannel channel() {
    return channel;
  }

  PipelinedExchanges exchanges() {
    return exchanges;
  }

  /** A request whose body is still to come. */
  HttpExchange begin() {
    return exchanges.begin(PLAIN);
  }

  /** A request that has been read. */
  HttpExchange request() {
    HttpExchange exchange = begin();
    exchanges.requestRead();
    return exchange;
  }

  /** All that has been sent since the last time. */
  String sent() {
    exchanges.drain();
    StringBuilder text = new StringBuilder();
    for (ByteBuf part = channel.readOutbound(); part != null; part = channel.readOutbound()) {
      text.append(part.toString(US_ASCII));
      part.release();
    }
    return text.toString();
  }

  static HttpServices services(LoginService logins) {
    ConnectionLimits limits =
        new ConnectionLimits(
            1,
            Duration.ZERO,
            Duration.ZERO,
            Duration.ZERO,
            Duration.ZERO,
            1 << 20,
            1 << 26,
            1,
            3,
            1 << 26);
    HttpSettings settings = new HttpSettings("neo4j", Duration.ZERO, MetricsAccess.LOGIN, 10);
    return new HttpServices(
        logins,
        null,
        null,
        limits,
        Set.of(),
        settings,
        null,
        new OutboundMemory(limits.unreadBytes(), NullLog.getInstance()),
        ServerMeters.NONE);
  }
}
