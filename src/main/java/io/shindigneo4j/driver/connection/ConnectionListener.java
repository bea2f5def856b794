package io.shindigneo4j.driver.connection;

import java.util.Collection;

/** Hears about the connections to one server. */
public interface ConnectionListener {

  /**
   * A connection is open. Whether the server answers on it is not known yet.
   *
   * @param ping asks the server for a sign of life
   */
  void opened(Runnable ping);

  /** A request could not be sent because there is no connection. */
  void notSent(PendingRequest request, Throwable cause);

  /** Requests that waited for a connection could not be sent. */
  void notSent(Collection<PendingRequest> requests, Throwable cause);

  /**
   * Sends a request to another server, since this one is about to stop.
   *
   * @return whether that is possible
   */
  default boolean sendElsewhere(PendingRequest request, Throwable cause) {
    return false;
  }
}
