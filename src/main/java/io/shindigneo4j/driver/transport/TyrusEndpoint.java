package io.shindigneo4j.driver.transport;

import jakarta.websocket.CloseReason;
import jakarta.websocket.Endpoint;
import jakarta.websocket.EndpointConfig;
import jakarta.websocket.Session;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CompletableFuture;

/** One connection as Tyrus sees it. */
final class TyrusEndpoint extends Endpoint {

  private final ChannelListener listener;
  private final CompletableFuture<Channel> opened;

  TyrusEndpoint(ChannelListener listener, CompletableFuture<Channel> opened) {
    this.listener = listener;
    this.opened = opened;
  }

  @Override
  public void onOpen(Session session, EndpointConfig configuration) {
    session.setMaxIdleTimeout(0);
    session.addMessageHandler(byte[].class, listener::received);
    session.addMessageHandler(
        String.class, text -> listener.received(text.getBytes(StandardCharsets.UTF_8)));
    TyrusChannel channel = new TyrusChannel(session);
    if (!opened.complete(channel)) { // the caller no longer waits
      channel.close();
    }
  }

  /** What is wrong with a message closes the connection; the close says why. */
  @Override
  public void onError(Session session, Throwable cause) {
    opened.completeExceptionally(cause);
  }

  @Override
  public void onClose(Session session, CloseReason reason) {
    listener.closed(reason.getCloseCode().getCode(), reason.getReasonPhrase());
  }
}
