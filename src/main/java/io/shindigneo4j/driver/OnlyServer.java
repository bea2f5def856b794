package io.shindigneo4j.driver;

import java.util.Collection;

/** There is nobody else to send them to. */
record OnlyServer(Callbacks callbacks) implements ConnectionOwner {

  @Override
  public void opened(WebSocketConnection connection) {
    // the first answer will tell whether it works
  }

  @Override
  public void unsent(Exchange exchange, Throwable cause) {
    exchange.unconnected(cause);
  }

  @Override
  public void unsent(Collection<Exchange> exchanges, Throwable cause) {
    callbacks.unconnected(exchanges, cause);
  }
}
