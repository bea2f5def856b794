package io.shindigneo4j.driver.bolt;

import io.shindigneo4j.driver.connection.DriverClosedException;
import io.shindigneo4j.driver.connection.OpenConnection;
import io.shindigneo4j.driver.connection.PendingRequest;
import io.shindigneo4j.driver.connection.PendingRequests;
import io.shindigneo4j.driver.connection.RequestFailure;
import io.shindigneo4j.driver.connection.SentRequest;
import io.shindigneo4j.driver.metrics.ConnectionMeter;
import io.shindigneo4j.driver.metrics.DriverMeters;
import io.shindigneo4j.protocol.Message.Request;
import io.shindigneo4j.protocol.Message.Response;
import java.io.IOException;

/** Sends requests by Bolt; the official driver opens as many connections as it needs. */
public final class BoltConnection implements OpenConnection {

  private final BoltRequestHandler server;
  private final ConnectionMeter meter;
  private final PendingRequests pending = new PendingRequests();

  /** Requests that come after the close must not be left in {@code pending}. */
  private volatile boolean closed;

  private BoltConnection(BoltRequestHandler server, ConnectionMeter meter) {
    this.server = server;
    this.meter = meter;
    meter.open(pending::size);
  }

  /**
   * Connects with the first request.
   *
   * @throws IllegalStateException if the official driver is not on the class path
   */
  public static BoltConnection open(BoltSettings settings, DriverMeters meters) {
    try {
      return new BoltConnection(BoltRequestHandler.at(settings), meters.connection());
    } catch (NoClassDefFoundError e) {
      throw new IllegalStateException(
          "Bolt needs org.neo4j.driver:neo4j-java-driver on the class path for " + settings.uri(),
          e);
    }
  }

  @Override
  public void send(PendingRequest request) {
    if (request.isUnwanted()) {
      return;
    }
    long id = pending.nextId();
    pending.add(id, request);
    request.sending(new SentRequest(this, id));
    try {
      submit(request, id);
    } catch (IllegalStateException e) { // closed at the same time
      pending.remove(id);
      request.failed(RequestFailure.DISCONNECTED, new DriverClosedException());
    } catch (RuntimeException e) { // a parameter that the protocol cannot carry
      pending.remove(id);
      request.failed(RequestFailure.UNSUPPORTED_VALUE, e);
    } finally {
      settle(id, request);
    }
  }

  private void submit(PendingRequest request, long id) {
    if (!closed) {
      server.submit(request.message(id), new ResponseHandler(id));
    }
  }

  /** Handles what may have happened to the request while it was being sent. */
  private void settle(long id, PendingRequest request) {
    if (closed && pending.remove(id)) {
      request.failed(RequestFailure.DISCONNECTED, new DriverClosedException());
    } else {
      request.transmitted();
    }
  }

  /** Hands the responses to the request that waits for them. */
  private final class ResponseHandler implements ResponseListener {

    private final long id;

    ResponseHandler(long id) {
      this.id = id;
    }

    @Override
    public void received(Response response, boolean last) {
      PendingRequest request = pending.receiver(id, last);
      if (request != null) { // otherwise it was given up
        request.received(() -> response, last);
      }
    }

    @Override
    public void failed(RequestFailure reason, Throwable cause) {
      PendingRequest request = pending.receiver(id, true);
      if (request != null) {
        boolean ours = closed && reason == RequestFailure.DISCONNECTED;
        request.failed(reason, ours ? new DriverClosedException() : cause);
      }
    }
  }

  @Override
  public void sendOneWay(Request request) {
    server.submitOneWay(request);
  }

  @Override
  public boolean forget(long id) {
    return pending.remove(id);
  }

  /** Nothing to do: each statement has a connection of the official driver, which tests it. */
  @Override
  public void verify() {}

  /** The connection goes on: the responses are made here, so no other request is affected. */
  @Override
  public IOException protocolViolated(Exception cause) {
    return new IOException("the answer makes no sense", cause);
  }

  @Override
  public void close() {
    closed = true;
    meter.closed();
    pending
        .removeAll()
        .forEach(
            request -> request.failed(RequestFailure.DISCONNECTED, new DriverClosedException()));
    server.close();
  }
}
