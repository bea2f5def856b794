package io.shindigneo4j.driver.transport;

import jakarta.websocket.CloseReason;
import jakarta.websocket.CloseReason.CloseCodes;
import jakarta.websocket.RemoteEndpoint;
import jakarta.websocket.SendResult;
import jakarta.websocket.Session;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A channel of Tyrus. */
final class TyrusChannel implements Channel {

  private static final Logger LOG = LoggerFactory.getLogger(TyrusChannel.class);

  private final Session session;

  TyrusChannel(Session session) {
    this.session = session;
  }

  @Override
  public String subprotocol() {
    return session.getNegotiatedSubprotocol();
  }

  @Override
  public void send(byte[] payload, boolean binary) {
    try {
      transmit(payload, binary);
    } catch (RuntimeException e) { // a closed session is reported by several of them
      LOG.debug("The connection takes no message", e);
      close();
    }
  }

  private void transmit(byte[] payload, boolean binary) {
    RemoteEndpoint.Async remote = session.getAsyncRemote();
    if (binary) {
      remote.sendBinary(ByteBuffer.wrap(payload), this::closeOnFailure);
    } else {
      remote.sendText(new String(payload, StandardCharsets.UTF_8), this::closeOnFailure);
    }
  }

  @Override
  public void ping() {
    try {
      session.getAsyncRemote().sendPing(ByteBuffer.allocate(0));
    } catch (IOException | RuntimeException e) {
      LOG.debug("The connection takes no ping", e);
      close();
    }
  }

  private void closeOnFailure(SendResult result) {
    if (!result.isOK()) {
      close();
    }
  }

  @Override
  public void close(int code, String reason) {
    try {
      session.close(new CloseReason(CloseCodes.getCloseCode(code), reason));
    } catch (IOException | RuntimeException e) {
      LOG.debug("The connection was not closed in order", e);
    }
  }
}
