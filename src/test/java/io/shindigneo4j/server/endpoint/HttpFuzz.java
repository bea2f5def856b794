package io.shindigneo4j.server.endpoint;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import io.netty.buffer.Unpooled;
import io.netty.channel.embedded.EmbeddedChannel;
import io.netty.handler.codec.http.HttpResponseEncoder;
import io.netty.util.ReferenceCountUtil;
import io.shindigneo4j.protocol.Subprotocol;
import io.shindigneo4j.server.audit.ServerAudit;
import io.shindigneo4j.server.connection.ConnectionLimits;
import io.shindigneo4j.server.connection.EndpointSettings;
import io.shindigneo4j.server.connection.FailedLogins;
import io.shindigneo4j.server.connection.LoginService;
import io.shindigneo4j.server.connection.OutboundMemory;
import io.shindigneo4j.server.http.HttpProtocol;
import io.shindigneo4j.server.http.HttpSettings;
import io.shindigneo4j.server.http.MetricsAccess;
import io.shindigneo4j.server.http.PageContents;
import io.shindigneo4j.server.metrics.ProjectionLoad;
import io.shindigneo4j.server.metrics.ServerMeters;
import io.shindigneo4j.server.websocket.WebSocketProtocol;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.neo4j.logging.NullLog;

/** A target of the fuzzer: requests of HTTP and upgrades, up to the login. */
public final class HttpFuzz {

  private static final Duration LONG = Duration.ofHours(1);

  private static final EndpointSettings SETTINGS =
      new EndpointSettings(
          new InetSocketAddress(0),
          Optional.empty(),
          Set.of("https://good.example"),
          new ConnectionLimits(1, LONG, LONG, LONG, LONG, 1 << 16, 1 << 26, 10, 0, 1 << 26),
          Subprotocol.supported());

  /** Logins are never done. */
  private static final LoginService LOGINS =
      new LoginService(
          null,
          null,
          login -> {},
          LONG,
          new FailedLogins(0, System::nanoTime),
          ServerAudit.OFF,
          NullLog.getInstance());

  private static final OutboundMemory MEMORY = new OutboundMemory(1 << 26, NullLog.getInstance());

  private HttpFuzz() {}

  /** Loads the classes, which takes long where they are instrumented. */
  public static void fuzzerInitialize() {
    fuzzerTestOneInput("?GET / HTTP/1.1\r\n\r\n".getBytes(ISO_8859_1));
  }

  /** The first byte says the size of the pieces that arrive. */
  public static void fuzzerTestOneInput(byte[] input) {
    if (input.length == 0) {
      return;
    }
    int piece = 1 + (input[0] & 0xFF);
    EmbeddedChannel channel = channel();
    boolean answered = false;
    for (int start = 1; start < input.length && channel.isOpen(); start += piece) {
      int end = Math.min(input.length, start + piece);
      channel.writeInbound(Unpooled.wrappedBuffer(Arrays.copyOfRange(input, start, end)));
      channel.runPendingTasks();
      answered |= releaseAnswers(channel);
    }
    if (!channel.isOpen() && !answered && !asksForWebSocket(input)) {
      throw new AssertionError("closed without an answer");
    }
    channel.finishAndReleaseAll();
  }

  /** Only a second upgrade request is left without an answer. */
  private static boolean asksForWebSocket(byte[] input) {
    return new String(input, ISO_8859_1).toLowerCase(Locale.ROOT).contains("websocket");
  }

  private static boolean releaseAnswers(EmbeddedChannel channel) {
    boolean any = false;
    for (Object part = channel.readOutbound(); part != null; part = channel.readOutbound()) {
      ReferenceCountUtil.release(part);
      any = true;
    }
    return any;
  }

  private static EmbeddedChannel channel() {
    HttpProtocol http =
        new HttpProtocol(
            LOGINS,
            null,
            Runnable::run,
            SETTINGS,
            new HttpSettings("neo4j", LONG, MetricsAccess.LOGIN, 10),
            null,
            MEMORY,
            ServerMeters.NONE,
            new PageContents(Optional.empty(), user -> List.of(), () -> ProjectionLoad.State.OFF),
            NullLog.getInstance());
    WebSocketProtocol webSocket =
        new WebSocketProtocol(
            LOGINS,
            null,
            Runnable::run,
            SETTINGS,
            new OutboundMemory(1 << 26, NullLog.getInstance()),
            ServerMeters.NONE);
    return new EmbeddedChannel(
        new HttpResponseEncoder(), new RequestDecoder(LONG), new ProtocolSelector(webSocket, http));
  }
}
