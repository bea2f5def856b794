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
import java.util.Set;
import java.util.concurrent.CompletableFuture;

/** Tyrus' view of one connection. */
final class TyrusEndpoint extends Endpoint {

  private final Handshake handshake;
  private final ChannelListener listener;
  private final CompletableFuture<Channel> opened;

  /** The open channels of the transport. */
  private final Set<Channel> channels;

  /** Set once, when the connection opens. */
  private volatile TyrusChannel channel;

  TyrusEndpoint(
      Handshake handshake,
      ChannelListener listener,
      CompletableFuture<Channel> opened,
      Set<Channel> channels) {
    this.handshake = handshake;
    this.listener = listener;
    this.opened = opened;
    this.channels = channels;
  }

  @Override
  public void onOpen(Session session, EndpointConfig configuration) {
    session.setMaxIdleTimeout(0);
    session.addMessageHandler(byte[].class, payload -> receive(session, payload));
    session.addMessageHandler(
        String.class, text -> receive(session, text.getBytes(StandardCharsets.UTF_8)));
    session.addMessageHandler(PongMessage.class, pong -> listener.ponged());
    channel = new TyrusChannel(session);
    channels.add(channel);
    if (!open()) {
      channel.close();
    }
  }

  /** Whether the subprotocol is right and the caller still waits. */
  private boolean open() {
    try {
      handshake.requireOffered(channel.subprotocol());
      return opened.complete(channel);
    } catch (IOException e) {
      opened.completeExceptionally(e);
      return false;
    }
  }

  /** Checks the size, since Tyrus limits only messages of several frames. */
  private void receive(Session session, byte[] payload) {
    if (payload.length <= handshake.maximumMessageSize()) {
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

  /** Does nothing more for an open connection: Tyrus closes it, with a reason. */
  @Override
  public void onError(Session session, Throwable cause) {
    opened.completeExceptionally(cause);
  }

  @Override
  public void onClose(Session session, CloseReason reason) {
    channels.remove(channel);
    if (!opened.isCompletedExceptionally()) {
      listener.closed(reason.getCloseCode().getCode(), reason.getReasonPhrase());
    }
  }
}
