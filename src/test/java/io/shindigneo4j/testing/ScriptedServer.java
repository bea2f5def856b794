package io.shindigneo4j.testing;

import static io.shindigneo4j.testing.TestDeadlines.await;

import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.Channel;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.ChannelOption;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.group.ChannelGroup;
import io.netty.channel.group.DefaultChannelGroup;
import io.netty.channel.nio.NioEventLoopGroup;
import io.netty.channel.socket.SocketChannel;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import io.netty.handler.codec.http.HttpObjectAggregator;
import io.netty.handler.codec.http.HttpServerCodec;
import io.netty.util.concurrent.DefaultThreadFactory;
import io.netty.util.concurrent.GlobalEventExecutor;
import io.shindigneo4j.driver.Credentials;
import io.shindigneo4j.driver.DriverSettings;
import io.shindigneo4j.driver.ReconnectDelay;
import io.shindigneo4j.protocol.Message.Cancel;
import io.shindigneo4j.protocol.Message.Request;
import io.shindigneo4j.protocol.Message.Unsubscribe;
import io.shindigneo4j.protocol.Message.Work;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;

/**
 * A fake server that speaks the protocol over real sockets. A test scripts its responses, right or
 * wrong. By default it accepts every client and answers each request with its parameter {@code
 * value}.
 */
public final class ScriptedServer implements AutoCloseable {

  private static final int SHUTDOWN_SECONDS = 10;
  private static final ReconnectDelay SHORT_DELAY =
      new ReconnectDelay(Duration.ofMillis(20), Duration.ofMillis(100), Duration.ofMillis(100));

  /** A request and the client that sent it. */
  public record Received(ScriptedPeer peer, Request request) {

    public Work work() {
      return (Work) request;
    }
  }

  private final ScriptedLink link = new ScriptedLink();
  private final EventLoopGroup threads =
      new NioEventLoopGroup(1, new DefaultThreadFactory("scripted-server", true));
  private final ChannelGroup connections = new DefaultChannelGroup(GlobalEventExecutor.INSTANCE);
  private final BlockingQueue<Received> received = new LinkedBlockingQueue<>();
  private final List<Long> cancelled = new CopyOnWriteArrayList<>();
  private final List<Long> attempts = new CopyOnWriteArrayList<>();
  private final List<String> authorizations = new CopyOnWriteArrayList<>();
  private final CompletableFuture<Void> released = new CompletableFuture<>();

  // Written by the test, read by the server's thread.
  private volatile Upgrade upgrade = new Upgrade.Accept();
  private volatile BiConsumer<ScriptedPeer, Request> script = ScriptedPeer::echo;

  private Channel listening;
  private int port;

  private ScriptedServer() {}

  public static ScriptedServer start() {
    ScriptedServer server = new ScriptedServer();
    server.listen();
    return server;
  }

  /**
   * Listens again after a stop, on the same port. The port may be busy for a while: a client that
   * tries to connect meanwhile may get that port as its own, and be connected to itself.
   */
  public void listen() {
    await().pollDelay(Duration.ZERO).ignoreExceptions().untilAsserted(this::bind);
  }

  private void bind() {
    listening =
        new ServerBootstrap()
            .group(threads)
            .channel(NioServerSocketChannel.class)
            .option(ChannelOption.SO_REUSEADDR, true)
            .childHandler(new Setup())
            .bind("127.0.0.1", port)
            .syncUninterruptibly()
            .channel();
    port = ((InetSocketAddress) listening.localAddress()).getPort();
  }

  /** Cuts all connections and accepts no more. */
  public void stop() {
    listening.close().syncUninterruptibly();
    cutAll();
  }

  public void cutAll() {
    connections.close().syncUninterruptibly();
  }

  public ScriptedServer upgrading(Upgrade answer) {
    upgrade = answer;
    return this;
  }

  /** Accepts the upgrades that were on hold. */
  public void releaseUpgrades() {
    upgrade = new Upgrade.Accept();
    released.complete(null);
  }

  /** Runs on the server's thread for each request. */
  public ScriptedServer answering(BiConsumer<ScriptedPeer, Request> newScript) {
    script = newScript;
    return this;
  }

  /** Leaves requests to {@link #take}. */
  public ScriptedServer silent() {
    return answering((peer, request) -> {});
  }

  public ScriptedLink link() {
    return link;
  }

  /** Takes the next request. */
  public Received take() throws InterruptedException {
    Received next = received.poll(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS);
    if (next == null) {
      throw new AssertionError("No request came within " + TestDeadlines.HANGING);
    }
    return next;
  }

  /** The number of requests that have not been taken. */
  public int untaken() {
    return received.size();
  }

  /** The ids of requests that were cancelled, and of subscriptions that were ended. */
  public List<Long> cancelled() {
    return List.copyOf(cancelled);
  }

  /** When clients have connected, by {@link System#nanoTime}. */
  public List<Long> attempts() {
    return List.copyOf(attempts);
  }

  /** The Authorization headers so far. */
  public List<String> authorizations() {
    return List.copyOf(authorizations);
  }

  /** The sockets that are open. */
  public int connections() {
    return connections.size();
  }

  public String uri() {
    return "ws://127.0.0.1:" + port + "/neo4j";
  }

  /** Settings for one connection, with long timeouts and short delays between attempts. */
  public DriverSettings driverSettings() {
    return DriverSettings.of(uri(), new Credentials("neo4j", "secret-of-the-test"))
        .withConnections(1)
        .withConnectTimeout(TestDeadlines.HANGING)
        .withCallTimeout(TestDeadlines.HANGING)
        .withReconnectDelay(SHORT_DELAY);
  }

  Upgrade upgrade(String authorization) {
    authorizations.add(String.valueOf(authorization));
    return upgrade;
  }

  CompletableFuture<Void> released() {
    return released;
  }

  void receive(ScriptedPeer peer, Request request) {
    if (request instanceof Cancel || request instanceof Unsubscribe) { // which have no answer
      cancelled.add(request.id());
      return;
    }
    BiConsumer<ScriptedPeer, Request> current = script; // a test that takes it may set another
    received.add(new Received(peer, request));
    current.accept(peer, request);
  }

  @Override
  public void close() {
    stop();
    threads.shutdownGracefully(0, SHUTDOWN_SECONDS, TimeUnit.SECONDS).syncUninterruptibly();
  }

  private final class Setup extends ChannelInitializer<SocketChannel> {

    private static final int MAX_BODY_LENGTH = 1024;

    @Override
    protected void initChannel(SocketChannel channel) {
      attempts.add(System.nanoTime());
      connections.add(channel);
      channel.pipeline().addLast(new HttpServerCodec());
      channel.pipeline().addLast(new HttpObjectAggregator(MAX_BODY_LENGTH));
      channel.pipeline().addLast(new ScriptedUpgrade(ScriptedServer.this));
    }
  }
}
