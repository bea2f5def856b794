package io.shindigneo4j.server.session;

import io.shindigneo4j.protocol.Message.Request;
import io.shindigneo4j.server.metrics.SessionLoad;

/** Takes the requests of one connection. Safe for use by many threads. */
public interface RequestProcessor extends AutoCloseable {

  /**
   * Takes a request.
   *
   * @param received when, by {@link System#nanoTime}; the request's timeout starts then
   * @param outbox takes the payloads of the answer, on any thread
   */
  void submit(Request request, long received, ResponseSender outbox);

  /** What is under way. */
  SessionLoad load();

  /** Ends what is running and drops what is waiting; nothing more is answered. */
  @Override
  void close();
}
