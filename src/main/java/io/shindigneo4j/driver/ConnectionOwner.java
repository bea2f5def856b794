package io.shindigneo4j.driver;

import java.util.Collection;

/** Whose connection it is that is kept. */
interface ConnectionOwner {

  /** It has been made; whether the server works is not known yet. */
  void opened(WebSocketConnection connection);

  /** There is no connection for this one, which has not been sent. */
  void unsent(Exchange exchange, Throwable cause);

  /** As the other, for those that have waited for a connection. */
  void unsent(Collection<Exchange> exchanges, Throwable cause);
}
