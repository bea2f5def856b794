package io.shindigneo4j.driver.cluster;

import io.shindigneo4j.driver.connection.Backoff;
import io.shindigneo4j.driver.connection.CallbackExecutor;
import io.shindigneo4j.driver.connection.ConnectionOptions;
import io.shindigneo4j.driver.connection.ConnectionPool;
import io.shindigneo4j.driver.connection.ConnectionPoolFactory;
import io.shindigneo4j.driver.connection.SilentChannel;
import io.shindigneo4j.driver.connection.SingleServerListener;
import io.shindigneo4j.driver.metrics.DriverMeters;
import io.shindigneo4j.driver.transport.Channel;
import io.shindigneo4j.driver.transport.ChannelListener;
import io.shindigneo4j.driver.transport.Handshake;
import io.shindigneo4j.driver.transport.Transport;
import io.shindigneo4j.protocol.Format;
import io.shindigneo4j.protocol.Subprotocol;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;

/** Members of a cluster from which nothing comes but what the test sends. */
final class SilentServers implements Transport {

  private static final Backoff BACKOFF =
      new Backoff(Duration.ofMillis(100), Duration.ofSeconds(5), Duration.ofSeconds(30));

  private final List<ChannelListener> opened = new ArrayList<>();
  private final ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor();
  private final CallbackExecutor callbacks = new CallbackExecutor(Thread::new);
  private final ConnectionPoolFactory pools =
      new ConnectionPoolFactory(
          new ConnectionOptions(
              1, new Subprotocol(Format.BSON), Duration.ofSeconds(1), 1_000, BACKOFF),
          this,
          timer,
          callbacks,
          DriverMeters.NONE);

  /** Who listens to the connections that were opened, in their order. */
  List<ChannelListener> opened() {
    return opened;
  }

  CallbackExecutor callbacks() {
    return callbacks;
  }

  ClusterMember member(URI address) {
    ConnectionPool pool = pools.create(address, new SingleServerListener(callbacks));
    return new ClusterMember(address, pool, refused -> {});
  }

  @Override
  public CompletableFuture<Channel> open(Handshake handshake, ChannelListener listener) {
    opened.add(listener);
    return CompletableFuture.completedFuture(new SilentChannel());
  }

  @Override
  public void close() {
    timer.shutdownNow();
    callbacks.close();
  }
}
