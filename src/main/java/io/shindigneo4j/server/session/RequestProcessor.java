package io.shindigneo4j.server.session;

import io.shindigneo4j.protocol.Message.Subscribe;
import io.shindigneo4j.server.events.EventReceiver;
import io.shindigneo4j.server.metrics.SessionLoad;

/** Takes the requests of one connection. Safe for use by many threads. */
public interface RequestProcessor extends AutoCloseable {

  /** Takes a request and returns; the answer may come later. */
  void submit(IncomingRequest<?> request);

  /**
   * Subscribes to events with another receiver than a protocol's; it is told of a refusal, too. The
   * id is as those of requests.
   */
  void subscribe(Subscribe request, EventReceiver receiver);

  /** Ends an open transaction, by the id of its begin: it lacks work that was refused. */
  void endRefused(long transaction);

  /** The server is about to stop: answers at once what only waits for news of the servers. */
  void drain();

  /** The requests and transactions that are under way. */
  SessionLoad load();

  /** Ends what is running and drops what is waiting; sends no more answers. */
  @Override
  void close();
}
