package io.shindigneo4j.driver.transport;

import jakarta.websocket.CloseReason;
import jakarta.websocket.Endpoint;
import jakarta.websocket.EndpointConfig;
import jakarta.websocket.MessageHandler;
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
    session.addMessageHandler((MessageHandler.Whole<byte[]>) listener::received);
    session.addMessageHandler(
        (MessageHandler.Whole<String>)
            text -> listener.received(text.getBytes(StandardCharsets.UTF_8)));
    TyrusChannel channel = new TyrusChannel(session);
    if (!opened.complete(channel)) { // the caller no longer waits
      channel.close();
    }
  }

  @Override
  public void onClose(Session session, CloseReason reason) {
    listener.closed(reason.getCloseCode().getCode(), reason.getReasonPhrase());
  }
}
