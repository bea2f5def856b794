package io.shindigneo4j.driver;

import java.net.URI;

/** One of several servers, as those know it who were sent there. Safe for use by many threads. */
interface Destination {

  URI uri();

  /** It has said that it cannot write. */
  void refusedToWrite();

  void transactionBegun();

  /** Called once for each that was begun. */
  void transactionEnded();
}
