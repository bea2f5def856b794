package io.shindigneo4j.server.metrics;

import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.protocol.Message.Request;
import java.util.function.IntSupplier;
import java.util.function.Supplier;

/**
 * Counts and times what the plug-in does. Called by many threads on hot paths: it neither waits nor
 * throws.
 */
public interface ServerMeters {

  String SUCCESS = "success";

  /** Nobody was there to be answered. */
  String CLIENT_GONE = "client-gone";

  /** Measures nothing, and costs nothing. */
  ServerMeters NONE = new NoOpServerMeters();

  /**
   * A request is about to be answered.
   *
   * @param mode of a request that has none, that of its transaction
   * @param outcome the code of a failure, or one of those here
   * @param nanos since it was received
   */
  void ended(Request request, AccessMode mode, String outcome, long nanos);

  /** A message was no request, but could be answered. */
  void malformed();

  /** The phases of a successful request, in nanoseconds. */
  void phases(Request request, long queue, long execute, long encode);

  /**
   * A request gets a thread.
   *
   * @param atOnce the one that has read it, rather than a worker
   */
  void started(boolean atOnce);

  /** Counts a commit of a transaction that may write. */
  void committed();

  /** Counts a rollback of a transaction that may write. */
  void rolledBack();

  /** Bytes of a message have come, as they travelled. */
  void received(int bytes);

  /** A message has so many bytes without compression. */
  void inflated(int bytes);

  /** Bytes of a message are to be sent, as they travel. */
  void sent(int bytes);

  /** A client has logged in to a WebSocket. */
  ServerConnectionMeter connected(Supplier<SessionLoad> load);

  /**
   * A client has logged in on a connection of HTTP.
   *
   * @return to be run once, when the connection has ended
   */
  Runnable httpConnected(Supplier<SessionLoad> load);

  /** A request of HTTP is answered with that status. */
  void answered(int status);

  /**
   * A connection is not let in.
   *
   * @param status of HTTP, or a word where there is no answer
   */
  void refused(String status);

  /** Registers a gauge, once. */
  void gauge(Level level, IntSupplier value);

  /** Registers the gauges of the projections, once. */
  void projections(Supplier<ProjectionLoad> load);

  /** Registers the meters of events, once. */
  void events(Supplier<EventLoad> load);

  /** The values that go up and down. */
  enum Level {
    CONNECTIONS_BEFORE_LOGIN,
    QUEUED_REQUESTS,
    ACTIVE_WORKERS,
    ACTIVE_TRANSACTION_THREADS,
    UNREAD_BYTES
  }
}
