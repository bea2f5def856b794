package io.shindigneo4j.driver.transport;

import jakarta.websocket.ClientEndpointConfig;
import jakarta.websocket.ClientEndpointConfig.Configurator;
import jakarta.websocket.DeploymentException;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.glassfish.tyrus.client.ClientManager;
import org.glassfish.tyrus.client.ClientProperties;
import org.glassfish.tyrus.core.HandshakeException;

/** The Jakarta WebSocket API with Tyrus on Grizzly. */
public final class TyrusTransport implements Transport {

  /**
   * Opening blocks a thread in Tyrus; this one waits instead of the caller's, and ends when idle.
   */
  private final ExecutorService opener = opener();

  private static ExecutorService opener() {
    ThreadPoolExecutor executor =
        new ThreadPoolExecutor(
            1,
            1,
            5,
            TimeUnit.SECONDS,
            new LinkedBlockingQueue<>(),
            task -> daemon(task, "shindig-neo4j-connect"));
    executor.allowCoreThreadTimeOut(true);
    return executor;
  }

  private static Thread daemon(Runnable task, String name) {
    Thread thread = new Thread(task, name);
    thread.setDaemon(true);
    return thread;
  }

  @Override
  public CompletableFuture<Channel> open(Handshake handshake, ChannelListener listener) {
    CompletableFuture<Channel> opened = new CompletableFuture<>();
    opener.execute(() -> connect(handshake, listener, opened));
    return opened;
  }

  private static void connect(
      Handshake handshake, ChannelListener listener, CompletableFuture<Channel> opened) {
    TyrusEndpoint endpoint = new TyrusEndpoint(listener, opened);
    try {
      client(handshake).connectToServer(endpoint, configuration(handshake), handshake.uri());
    } catch (DeploymentException e) {
      opened.completeExceptionally(cause(e));
    } catch (IOException | RuntimeException e) {
      opened.completeExceptionally(e);
    }
  }

  private static ClientManager client(Handshake handshake) {
    ClientManager client = ClientManager.createClient();
    client
        .getProperties()
        .put(ClientProperties.HANDSHAKE_TIMEOUT, (int) handshake.timeout().toMillis());
    client
        .getProperties()
        .put(ClientProperties.INCOMING_BUFFER_SIZE, handshake.maximumMessageSize());
    client.setDefaultMaxBinaryMessageBufferSize(handshake.maximumMessageSize());
    client.setDefaultMaxTextMessageBufferSize(handshake.maximumMessageSize());
    return client;
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

  private static Exception cause(DeploymentException failure) {
    for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
      if (cause instanceof HandshakeException refused) {
        return new UpgradeRefusedException(refused.getHttpStatusCode());
      }
    }
    return new IOException(failure.getMessage(), failure);
  }

  @Override
  public void close() {
    opener.shutdownNow();
  }
}
