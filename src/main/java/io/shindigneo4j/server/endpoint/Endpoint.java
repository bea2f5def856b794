package io.shindigneo4j.server.endpoint;

import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelOption;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.group.ChannelGroup;
import io.netty.channel.group.DefaultChannelGroup;
import io.netty.handler.codec.http.websocketx.CloseWebSocketFrame;
import io.netty.util.concurrent.DefaultThreadFactory;
import io.netty.util.concurrent.GlobalEventExecutor;
import io.shindigneo4j.protocol.CloseCode;
import io.shindigneo4j.server.audit.ServerAudit;
import io.shindigneo4j.server.connection.ApplicationProtocol;
import io.shindigneo4j.server.connection.DrainEvent;
import io.shindigneo4j.server.connection.Encryption;
import io.shindigneo4j.server.connection.EndpointSettings;
import io.shindigneo4j.server.connection.FailedLogins;
import io.shindigneo4j.server.connection.InboundMemory;
import io.shindigneo4j.server.connection.LoginService;
import io.shindigneo4j.server.connection.OutboundMemory;
import io.shindigneo4j.server.http.HttpProtocol;
import io.shindigneo4j.server.http.HttpSettings;
import io.shindigneo4j.server.http.PageContents;
import io.shindigneo4j.server.metrics.ServerMeters;
import io.shindigneo4j.server.metrics.ServerMeters.Level;
import io.shindigneo4j.server.session.Authenticator;
import io.shindigneo4j.server.session.Databases;
import io.shindigneo4j.server.session.SessionFactory;
import io.shindigneo4j.server.websocket.WebSocketProtocol;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.neo4j.logging.Log;

/** The listening socket and the connections that came through it. */
public final class Endpoint {

  private static final int LOGIN_THREADS = 2;

  /** How many large messages are decoded at a time. */
  public static final int DECODER_THREADS = 2;

  /** Logins that wait for a thread: the default number of connections before login. */
  private static final int WAITING_LOGINS = 1_000;

  private static final long STOP_SECONDS = 5;

  /** How often the files for encryption are looked at. */
  private static final long RENEWAL_SECONDS = 2;

  private final EndpointSettings settings;
  private final ServerMeters meters;
  private final Log log;
  private final ApplicationProtocol webSocket;
  private final ApplicationProtocol http;

  /** Begins its threads with the first logins; ended by stop. */
  private final ExecutorService logins =
      new ThreadPoolExecutor(
          LOGIN_THREADS,
          LOGIN_THREADS,
          0,
          TimeUnit.SECONDS,
          new ArrayBlockingQueue<>(WAITING_LOGINS),
          new DefaultThreadFactory("shindig-neo4j-login", true));

  /**
   * Threads that decode messages and look up status pages. Each connection queues at most one
   * message, and as many pages as it may have requests in flight. Ended by stop.
   */
  private final ExecutorService decoders =
      new ThreadPoolExecutor(
          DECODER_THREADS,
          DECODER_THREADS,
          0,
          TimeUnit.SECONDS,
          new LinkedBlockingQueue<>(),
          new DefaultThreadFactory("shindig-neo4j-decoder", true));

  private final ChannelGroup connections = new DefaultChannelGroup(GlobalEventExecutor.INSTANCE);

  /** Both made by start, ended by stop; one thread calls these. */
  private EventLoopGroup selectors;

  private Channel listener;

  public Endpoint(
      EndpointSettings settings,
      HttpSettings httpSettings,
      Authenticator authenticator,
      Databases databases,
      SessionFactory sessions,
      ServerMeters meters,
      PageContents contents,
      ServerAudit audit,
      Log log) {
    this.settings = settings;
    this.meters = meters;
    this.log = log;
    LoginService loginService =
        new LoginService(
            authenticator,
            databases,
            logins,
            settings.limits().loginPatience(),
            new FailedLogins(settings.limits().failedLogins(), System::nanoTime),
            audit,
            log);
    OutboundMemory memory = new OutboundMemory(settings.limits().unreadBytes(), log);
    meters.gauge(Level.UNREAD_BYTES, () -> (int) Math.min(memory.used(), Integer.MAX_VALUE));
    this.webSocket =
        new WebSocketProtocol(loginService, sessions, decoders, settings, memory, meters);
    this.http =
        new HttpProtocol(
            loginService,
            sessions,
            decoders,
            settings,
            httpSettings,
            databases,
            memory,
            meters,
            contents,
            log);
  }

  /** The address that it listens on; the port is the real one where any was asked for. */
  public InetSocketAddress start() throws IOException {
    Optional<Encryption> encryption = encryption();
    EventLoops best = EventLoops.best();
    selectors = best.threads();
    ChannelFuture bound =
        new ServerBootstrap()
            .group(selectors)
            .channel(best.type())
            .option(ChannelOption.SO_REUSEADDR, true)
            .childOption(ChannelOption.TCP_NODELAY, true)
            .childOption(ChannelOption.SO_KEEPALIVE, true)
            .childHandler(setup(encryption))
            .bind(settings.listenAddress())
            .awaitUninterruptibly();
    if (!bound.isSuccess()) {
      stop();
      throw new IOException("cannot listen on " + settings.listenAddress(), bound.cause());
    }
    listener = bound.channel();
    encryption.ifPresent(this::keepNew);
    return (InetSocketAddress) listener.localAddress();
  }

  private ConnectionInitializer setup(Optional<Encryption> encryption) {
    return new ConnectionInitializer(
        settings.limits(),
        encryption,
        webSocket,
        http,
        meters,
        connections,
        new InboundMemory(settings.limits().requestMemory(), log));
  }

  private Optional<Encryption> encryption() throws IOException {
    return settings.tls().isPresent()
        ? Optional.of(Encryption.of(settings.tls().get(), log))
        : Optional.empty();
  }

  /** Not on the thread of the selector, as files may be slow. */
  private void keepNew(Encryption encryption) {
    selectors.scheduleWithFixedDelay(
        () -> decoders.execute(encryption::renew),
        RENEWAL_SECONDS,
        RENEWAL_SECONDS,
        TimeUnit.SECONDS);
  }

  /**
   * Accepts no more connections, and waits until the clients have the answers to what is in flight.
   *
   * @param timeout the longest wait; zero for none
   */
  public void drain(Duration timeout) {
    listener.close().awaitUninterruptibly(STOP_SECONDS, TimeUnit.SECONDS);
    if (!timeout.isZero()) {
      DrainEvent event = new DrainEvent(timeout);
      connections.forEach(connection -> connection.pipeline().fireUserEventTriggered(event));
      connections.newCloseFuture().awaitUninterruptibly(timeout.toMillis(), TimeUnit.MILLISECONDS);
    }
  }

  /** Closes the connections that are left, and ends the threads. */
  public void stop() {
    connections
        .writeAndFlush(new CloseWebSocketFrame(CloseCode.GOING_AWAY, "the server is stopping"))
        .awaitUninterruptibly(1, TimeUnit.SECONDS);
    connections.close().awaitUninterruptibly(STOP_SECONDS, TimeUnit.SECONDS);
    logins.shutdownNow();
    decoders.shutdownNow();
    selectors
        .shutdownGracefully(0, STOP_SECONDS, TimeUnit.SECONDS)
        .awaitUninterruptibly(STOP_SECONDS, TimeUnit.SECONDS);
  }
}
