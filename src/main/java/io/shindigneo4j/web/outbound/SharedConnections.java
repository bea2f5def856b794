package io.shindigneo4j.web.outbound;

import io.shindigneo4j.web.client.CurrentRequest;
import java.io.IOException;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import org.apache.http.HttpClientConnection;
import org.apache.http.conn.ConnectionPoolTimeoutException;
import org.apache.http.conn.ConnectionRequest;
import org.apache.http.conn.HttpClientConnectionManager;
import org.apache.http.conn.routing.HttpRoute;
import org.apache.http.protocol.HttpContext;

/**
 * Connections of which each client has its share of those to a host, also where a redirect leads
 * there. Thread-safe.
 */
final class SharedConnections implements HttpClientConnectionManager {
  private final HttpClientConnectionManager pool;
  private final ConnectionShares shares;
  private final Map<HttpClientConnection, Runnable> taken = new ConcurrentHashMap<>();

  SharedConnections(HttpClientConnectionManager pool, ConnectionShares shares) {
    this.pool = pool;
    this.shares = shares;
  }

  @Override
  public ConnectionRequest requestConnection(HttpRoute route, Object state) {
    return new SharedRequest(route, pool.requestConnection(route, state));
  }

  private final class SharedRequest implements ConnectionRequest {
    private final HttpRoute route;
    private final ConnectionRequest request;

    SharedRequest(HttpRoute route, ConnectionRequest request) {
      this.route = route;
      this.request = request;
    }

    @Override
    public HttpClientConnection get(long timeout, TimeUnit unit)
        throws InterruptedException, ExecutionException, ConnectionPoolTimeoutException {
      long end = System.nanoTime() + unit.toNanos(timeout);
      Runnable share =
          shares
              .take(
                  CurrentRequest.client(),
                  route.getTargetHost(),
                  Duration.ofNanos(unit.toNanos(timeout)))
              .orElseThrow(
                  () ->
                      new ConnectionPoolTimeoutException(
                          "too many fetches of one client from a host"));
      HttpClientConnection connection = null;
      try {
        // The pool waits for ever where it is given no time.
        long left = Math.max(1, TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime()));
        connection = request.get(left, TimeUnit.MILLISECONDS);
        taken.put(connection, share);
        return connection;
      } finally {
        if (connection == null) {
          share.run();
        }
      }
    }

    @Override
    public boolean cancel() {
      return request.cancel();
    }
  }

  @Override
  public void releaseConnection(
      HttpClientConnection connection, Object state, long validFor, TimeUnit unit) {
    Runnable share = taken.remove(connection);
    try {
      pool.releaseConnection(connection, state, validFor, unit);
    } finally {
      if (share != null) {
        share.run();
      }
    }
  }

  @Override
  public void connect(
      HttpClientConnection connection, HttpRoute route, int timeout, HttpContext context)
      throws IOException {
    pool.connect(connection, route, timeout, context);
  }

  @Override
  public void upgrade(HttpClientConnection connection, HttpRoute route, HttpContext context)
      throws IOException {
    pool.upgrade(connection, route, context);
  }

  @Override
  public void routeComplete(HttpClientConnection connection, HttpRoute route, HttpContext context)
      throws IOException {
    pool.routeComplete(connection, route, context);
  }

  @Override
  public void closeIdleConnections(long idle, TimeUnit unit) {
    pool.closeIdleConnections(idle, unit);
  }

  @Override
  public void closeExpiredConnections() {
    pool.closeExpiredConnections();
  }

  @Override
  public void shutdown() {
    pool.shutdown();
  }
}
