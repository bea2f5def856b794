package io.shindigneo4j.driver.connection;

import java.net.URI;

/** One of several servers, as seen by the requests that are sent to it. Thread-safe. */
public interface TargetServer {

  URI uri();

  /** Says that the server has refused to write. */
  void refusedToWrite();

  /** Counts a transaction that was begun on the server. */
  void transactionBegun();

  /** Called once for each transaction that was begun. */
  void transactionEnded();
}
