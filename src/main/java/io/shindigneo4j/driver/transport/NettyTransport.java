package io.shindigneo4j.driver.transport;

import io.netty.bootstrap.Bootstrap;
import io.netty.channel.EventLoop;
import io.netty.util.concurrent.DefaultThreadFactory;
import io.shindigneo4j.driver.tls.TlsContext;
import io.shindigneo4j.driver.tls.TlsSettings;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** Netty. All connections share two threads, and encrypted ones two others. */
public final class NettyTransport implements Transport {

  private static final int LOOKUP_THREADS = 2;
  private static final long LOOKUP_IDLE_SECONDS = 1;
  private static final Duration CLOSING = Duration.ofSeconds(2);

  private final TlsContext tls;
  private final Duration closing;

  /** Threads begin with the first connection of their kind. */
  private final NettySockets open = NettySockets.open();

  private final NettySockets encrypted = NettySockets.encrypted();

  /** Resolving a name blocks its thread, so it must not happen on one that reads sockets. */
  private final ThreadPoolExecutor lookups =
      new ThreadPoolExecutor(
          LOOKUP_THREADS,
          LOOKUP_THREADS,
          LOOKUP_IDLE_SECONDS,
          TimeUnit.SECONDS,
          new LinkedBlockingQueue<>(),
          new DefaultThreadFactory("shindig-neo4j-driver-lookup", true));

  /** The channels that are open. */
  private final Set<NettyChannel> channels = ConcurrentHashMap.newKeySet();

  /**
   * Starts the threads.
   *
   * @throws IllegalArgumentException if a store of keys or certificates cannot be read
   */
  public NettyTransport(TlsSettings settings) {
    this(settings, CLOSING);
  }

  /**
   * @param closing how long a server may take to answer a close frame
   */
  NettyTransport(TlsSettings settings, Duration closing) {
    this.closing = closing;
    tls = new TlsContext(settings);
    lookups.allowCoreThreadTimeOut(true);
  }

  @Override
  public CompletableFuture<Channel> open(Handshake handshake, ChannelListener listener) {
    NettyAttempt attempt = new NettyAttempt(handshake, listener, closing, this::track);
    try {
      NettySockets sockets = handshake.isEncrypted() ? encrypted : open;
      EventLoop thread = sockets.threads().next();
      attempt.startTimeout(thread);
      lookups.execute(() -> connect(attempt, sockets.bootstrap(thread)));
    } catch (RejectedExecutionException e) {
      attempt.fail(new IOException("the transport is closed", e));
    } catch (OutOfMemoryError e) { // the JVM's answer when the system refuses a thread
      attempt.fail(new IOException("no thread to connect on", e));
    }
    return attempt.opened();
  }

  private void connect(NettyAttempt attempt, Bootstrap bootstrap) {
    try {
      InetSocketAddress address = lookUp(attempt.handshake());
      attempt.connect(bootstrap, address, tls);
    } catch (IOException | RuntimeException e) {
      attempt.fail(e);
    }
  }

  private static InetSocketAddress lookUp(Handshake handshake) throws UnknownHostException {
    String host = handshake.uri().getHost();
    InetSocketAddress address = new InetSocketAddress(host, handshake.port());
    if (address.isUnresolved()) {
      throw new UnknownHostException(host);
    }
    return address;
  }

  private void track(NettyChannel channel) {
    channels.add(channel);
    channel.ended().thenRun(() -> channels.remove(channel));
  }

  @Override
  public void close() {
    lookups.shutdown();
    channels.forEach(NettyChannel::close);
    CompletableFuture.allOf(ends()).thenRun(open::stop).thenRun(encrypted::stop);
  }

  private CompletableFuture<?>[] ends() {
    return channels.stream().map(NettyChannel::ended).toArray(CompletableFuture<?>[]::new);
  }
}
