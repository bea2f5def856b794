package io.shindigneo4j.driver.transport;

import jakarta.websocket.CloseReason;
import jakarta.websocket.CloseReason.CloseCodes;
import jakarta.websocket.Endpoint;
import jakarta.websocket.EndpointConfig;
import jakarta.websocket.PongMessage;
import jakarta.websocket.Session;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CompletableFuture;

/** One connection as Tyrus sees it. */
final class TyrusEndpoint extends Endpoint {

  private final ChannelListener listener;
  private final CompletableFuture<Channel> opened;
  private final int maximumMessageSize;

  TyrusEndpoint(
      ChannelListener listener, CompletableFuture<Channel> opened, int maximumMessageSize) {
    this.listener = listener;
    this.opened = opened;
    this.maximumMessageSize = maximumMessageSize;
  }

  @Override
  public void onOpen(Session session, EndpointConfig configuration) {
    session.setMaxIdleTimeout(0);
    session.addMessageHandler(byte[].class, payload -> receive(session, payload));
    session.addMessageHandler(
        String.class, text -> receive(session, text.getBytes(StandardCharsets.UTF_8)));
    session.addMessageHandler(PongMessage.class, pong -> listener.ponged());
    TyrusChannel channel = new TyrusChannel(session);
    if (!opened.complete(channel)) { // the caller no longer waits
      channel.close();
    }
  }

  /** Tyrus itself limits only messages that come in several frames. */
  private void receive(Session session, byte[] payload) {
    if (payload.length <= maximumMessageSize) {
      listener.received(payload);
      return;
    }
    try {
      String reason = "a message of " + payload.length + " bytes";
      session.close(new CloseReason(CloseCodes.TOO_BIG, reason));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
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
