package io.shindigneo4j.driver.transport;

import io.shindigneo4j.driver.tls.TlsContext;
import io.shindigneo4j.driver.tls.TlsSettings;
import jakarta.websocket.ClientEndpointConfig;
import jakarta.websocket.ClientEndpointConfig.Configurator;
import jakarta.websocket.DeploymentException;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.glassfish.grizzly.threadpool.ThreadPoolConfig;
import org.glassfish.tyrus.client.ClientManager;
import org.glassfish.tyrus.client.ClientProperties;
import org.glassfish.tyrus.client.SslEngineConfigurator;
import org.glassfish.tyrus.client.auth.AuthConfig;
import org.glassfish.tyrus.container.grizzly.client.GrizzlyClientProperties;
import org.glassfish.tyrus.core.HandshakeException;

/**
 * The Jakarta WebSocket API with Tyrus on Grizzly. Tyrus logs whole upgrade requests, credentials
 * included, at level FINE; leave its loggers above that.
 */
public final class TyrusTransport implements Transport {

  /**
   * Room for the headers of frames, and for frames that arrive with the last bytes of a message.
   */
  private static final int FRAMING = 1024 * 1024;

  private static final int SOCKET_THREADS = 2;

  /** Tyrus' own timeout comes later than ours, so that all attempts fail for the same reason. */
  private static final int LATER_MILLIS = 500;

  /**
   * Opening blocks a thread in Tyrus. One thread for each attempt, so that an attempt that hangs
   * does not delay others: Tyrus' own limit for connecting is always 30 seconds.
   */
  private final ExecutorService openers =
      Executors.newCachedThreadPool(task -> daemon(task, "shindig-neo4j-driver-connect"));

  /** Ends attempts that take too long. */
  private final ScheduledThreadPoolExecutor timer =
      new ScheduledThreadPoolExecutor(
          1, task -> daemon(task, "shindig-neo4j-driver-connect-timeout"));

  private final TlsContext tls;

  /** Each ends an attempt that has no outcome yet. */
  private final Set<Runnable> ends = ConcurrentHashMap.newKeySet();

  /** The channels that are open. */
  private final Set<Channel> channels = ConcurrentHashMap.newKeySet();

  /**
   * Starts no threads yet.
   *
   * @throws IllegalArgumentException if a store of keys or certificates cannot be read
   */
  public TyrusTransport(TlsSettings settings) {
    tls = new TlsContext(settings);
    timer.setRemoveOnCancelPolicy(true);
  }

  private static Thread daemon(Runnable task, String name) {
    Thread thread = new Thread(task, name);
    thread.setDaemon(true);
    return thread;
  }

  @Override
  public CompletableFuture<Channel> open(Handshake handshake, ChannelListener listener) {
    CompletableFuture<Channel> opened = new CompletableFuture<>();
    Runnable end = () -> opened.completeExceptionally(closed());
    ends.add(end);
    opened.whenComplete((channel, failure) -> ends.remove(end));
    try {
      startTimeout(handshake, opened);
      openers.execute(() -> connect(handshake, listener, opened));
    } catch (RejectedExecutionException e) {
      opened.completeExceptionally(closed());
    } catch (OutOfMemoryError e) { // the JVM's answer when the system refuses a thread
      opened.completeExceptionally(new IOException("no thread to connect on", e));
    }
    return opened;
  }

  private static IOException closed() {
    return new IOException("the transport is closed");
  }

  private void startTimeout(Handshake handshake, CompletableFuture<Channel> opened) {
    Runnable giveUp = () -> giveUp(handshake, opened);
    Future<?> end = timer.schedule(giveUp, handshake.timeout().toMillis(), TimeUnit.MILLISECONDS);
    opened.whenComplete((channel, failure) -> end.cancel(false));
  }

  /** A channel that opens after this is closed again. */
  private static void giveUp(Handshake handshake, CompletableFuture<Channel> opened) {
    opened.completeExceptionally(handshake.timedOut());
  }

  private void connect(
      Handshake handshake, ChannelListener listener, CompletableFuture<Channel> opened) {
    TyrusEndpoint endpoint = new TyrusEndpoint(handshake, listener, opened, channels);
    try {
      client(handshake, endpoint)
          .connectToServer(endpoint, configuration(handshake), handshake.uri());
    } catch (DeploymentException e) {
      opened.completeExceptionally(cause(e, endpoint));
    } catch (IOException | RuntimeException e) {
      opened.completeExceptionally(e);
    }
  }

  private ClientManager client(Handshake handshake, TyrusEndpoint endpoint) {
    ClientManager client = ClientManager.createClient(TyrusContainer.class.getName());
    Map<String, Object> properties = client.getProperties();
    properties.put(TyrusContainer.ENDPOINT, endpoint);
    properties.put(
        ClientProperties.HANDSHAKE_TIMEOUT, (int) handshake.timeout().toMillis() + LATER_MILLIS);
    properties.put(
        ClientProperties.INCOMING_BUFFER_SIZE,
        (int) Math.min(Integer.MAX_VALUE, (long) handshake.maximumMessageSize() + FRAMING));
    properties.put(ClientProperties.AUTH_CONFIG, noSecondAttempt());
    properties.put(GrizzlyClientProperties.WORKER_THREAD_POOL_CONFIG, socketThreads());
    if (handshake.isEncrypted()) { // Tyrus checks the name of the server by default
      properties.put(
          ClientProperties.SSL_ENGINE_CONFIGURATOR, new SslEngineConfigurator(tls.current()));
    }
    client.setDefaultMaxBinaryMessageBufferSize(handshake.maximumMessageSize());
    client.setDefaultMaxTextMessageBufferSize(handshake.maximumMessageSize());
    return client;
  }

  /** The first request has the credentials already, so a refusal is final. */
  private static AuthConfig noSecondAttempt() {
    return AuthConfig.Builder.create()
        .disableProvidedBasicAuth()
        .disableProvidedDigestAuth()
        .build();
  }

  private static ThreadPoolConfig socketThreads() {
    return ThreadPoolConfig.defaultConfig()
        .setPoolName("shindig-neo4j-driver-socket")
        .setDaemon(true)
        .setCorePoolSize(SOCKET_THREADS)
        .setMaxPoolSize(SOCKET_THREADS);
  }

  private static ClientEndpointConfig configuration(Handshake handshake) {
    return ClientEndpointConfig.Builder.create()
        .preferredSubprotocols(handshake.subprotocols())
        .configurator(
            new Configurator() {
              @Override
              public void beforeRequest(Map<String, List<String>> headers) {
                headers.put("Authorization", List.of(handshake.authorization()));
                headers.remove("Origin");
              }
            })
        .build();
  }

  private static Exception cause(DeploymentException failure, TyrusEndpoint endpoint) {
    for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
      if (cause instanceof HandshakeException refused && !endpoint.isSwitching()) {
        return new UpgradeRefusedException(refused.getHttpStatusCode());
      }
    }
    return new IOException(failure.getMessage(), failure);
  }

  @Override
  public void close() {
    openers.shutdown(); // Tyrus leaves a socket behind when it is interrupted
    timer.shutdown(); // it ends with the last attempt
    ends.forEach(Runnable::run);
    channels.forEach(Channel::close);
  }
}
