package io.shindigneo4j.driver.transport;

import jakarta.websocket.CloseReason;
import jakarta.websocket.Endpoint;
import jakarta.websocket.EndpointConfig;
import jakarta.websocket.PongMessage;
import jakarta.websocket.Session;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
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
  @SuppressWarnings("NullAway.Init")
  private volatile TyrusChannel channel;

  private volatile boolean switching;

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
    session.addMessageHandler(byte[].class, payload -> listener.received(payload, true));
    session.addMessageHandler(
        String.class, text -> listener.received(text.getBytes(StandardCharsets.UTF_8), false));
    session.addMessageHandler(PongMessage.class, pong -> listener.ponged());
    channel = new TyrusChannel(session);
    channels.add(channel);
    if (!opened.complete(channel)) { // the caller waits no more
      channel.close();
    }
  }

  int maximumMessageSize() {
    return handshake.maximumMessageSize();
  }

  /**
   * The server has accepted the upgrade, with these values of headers.
   *
   * @throws IOException after which the attempt has failed
   */
  void switching(List<String> keys, List<String> subprotocols, List<String> extensions)
      throws IOException {
    switching = true;
    try {
      handshake.requireAcceptance(keys, subprotocols, extensions);
    } catch (IOException e) {
      opened.completeExceptionally(e);
      throw e;
    }
  }

  /** Whether the status was the one of an upgrade. */
  boolean isSwitching() {
    return switching;
  }

  /** Bytes have arrived. */
  void active() {
    listener.active();
  }

  void close(CloseReason reason) {
    channel.close(reason.getCloseCode().getCode(), reason.getReasonPhrase());
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
