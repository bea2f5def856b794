package io.shindigneo4j.driver;

import io.shindigneo4j.driver.bolt.Answers;
import io.shindigneo4j.driver.bolt.BoltServer;
import io.shindigneo4j.driver.bolt.BoltSettings;
import io.shindigneo4j.driver.metrics.ConnectionMeter;
import io.shindigneo4j.protocol.Message.Failure;
import io.shindigneo4j.protocol.Message.Request;
import io.shindigneo4j.protocol.Message.Response;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;

/**
 * The requests to a server that speaks Bolt, whose driver keeps as many connections as it needs.
 */
final class BoltConnection implements LiveConnection {

  private final BoltServer server;
  private final ConnectionMeter meter;
  private final AtomicLong ids = new AtomicLong();
  private final Map<Long, Exchange> pending = new ConcurrentHashMap<>();

  /** Requests that come later must not be left in {@code pending}. */
  private volatile boolean closed;

  private BoltConnection(BoltServer server, ConnectionMeter meter) {
    this.server = server;
    this.meter = meter;
    meter.open(pending::size);
  }

  /**
   * Connects with the first request.
   *
   * @throws IllegalStateException where the official driver is not on the class path
   */
  static Connection open(DriverSettings settings) {
    try {
      return new BoltConnection(BoltServer.at(bolt(settings)), settings.meters().connection());
    } catch (NoClassDefFoundError e) {
      throw new IllegalStateException(
          "Bolt needs org.neo4j.driver:neo4j-java-driver on the class path for " + settings.uri(),
          e);
    }
  }

  private static BoltSettings bolt(DriverSettings settings) {
    return new BoltSettings(
        settings.uri(),
        settings.credentials().authorization(),
        settings.connectTimeout(),
        settings.callTimeout(),
        settings.livenessCheck());
  }

  @Override
  public void send(Exchange exchange) {
    if (exchange.isUnwanted()) {
      return;
    }
    long id = ids.incrementAndGet();
    pending.put(id, exchange);
    exchange.sent(new Sending(this, id));
    try {
      submit(exchange, id);
    } catch (IllegalArgumentException e) { // for a parameter that cannot travel
      pending.remove(id);
      exchange.unsupported(e);
    } catch (IllegalStateException e) { // closed at the same time
      pending.remove(id);
      exchange.unconnected(new DriverClosedException());
    }
    if (closed && pending.remove(id) != null) {
      exchange.unconnected(new DriverClosedException());
    } else if (exchange.isUnwanted()) { // before it knew that it was sent
      exchange.giveUp();
    }
  }

  private void submit(Exchange exchange, long id) {
    if (!closed) {
      server.submit(exchange.request(id), new Answering(id));
    }
  }

  /** Hands answers to who waits for them, if anybody does. */
  private final class Answering implements Answers {

    private final long id;

    Answering(long id) {
      this.id = id;
    }

    @Override
    public void answered(Response response, boolean last) {
      Exchange exchange = last ? pending.remove(id) : pending.get(id);
      if (exchange != null) {
        exchange.received(() -> response, last);
      }
    }

    @Override
    public void failed(Fault fault, Throwable cause) {
      Exchange exchange = pending.remove(id);
      if (exchange == null) {
        return;
      }
      switch (fault) {
        case UNREACHABLE -> fail(exchange, DriverException.UNAVAILABLE, cause.getMessage(), true);
        case UNAUTHORIZED ->
            fail(
                exchange,
                DriverException.UNAUTHORIZED,
                "the server does not accept the credentials",
                false);
        case LOST -> exchange.unconnected(closed ? new DriverClosedException() : cause);
      }
    }

    private void fail(Exchange exchange, String code, String message, boolean retryable) {
      exchange.fail(exchange.failure(new Failure(id, code, message, retryable)));
    }
  }

  @Override
  public void tell(Request request) {
    server.tell(request);
  }

  @Override
  public boolean forget(long id) {
    return pending.remove(id) != null;
  }

  /** The answers are made here, so that one that is wrong is nobody else's fault. */
  @Override
  public IOException refuse(Exception cause) {
    return new IOException("the answer makes no sense", cause);
  }

  @Override
  public void close() {
    closed = true;
    meter.closed();
    for (Long id : List.copyOf(pending.keySet())) {
      Exchange exchange = pending.remove(id);
      if (exchange != null) {
        exchange.unconnected(new DriverClosedException());
      }
    }
    server.close();
  }
}
