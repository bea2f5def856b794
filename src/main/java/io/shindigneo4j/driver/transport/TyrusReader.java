package io.shindigneo4j.driver.transport;

import jakarta.websocket.CloseReason;
import java.nio.ByteBuffer;
import org.glassfish.tyrus.spi.ReadHandler;

/** Checks the bytes that arrive before Tyrus keeps any. Called by one thread at a time. */
final class TyrusReader implements ReadHandler {

  private final ReadHandler tyrus;
  private final TyrusEndpoint endpoint;
  private final FrameCheck frames;

  /** A frame was not taken, so that none is any more. */
  private boolean ended;

  TyrusReader(ReadHandler tyrus, TyrusEndpoint endpoint) {
    this.tyrus = tyrus;
    this.endpoint = endpoint;
    this.frames = new FrameCheck(endpoint.maximumMessageSize());
  }

  @Override
  public void handle(ByteBuffer bytes) {
    endpoint.active();
    if (ended) {
      return;
    }
    ByteBuffer checked = bytes.duplicate();
    CloseReason violation = frames.read(checked);
    bytes.limit(checked.position());
    tyrus.handle(bytes);
    if (violation != null) {
      ended = true;
      endpoint.close(violation);
    }
  }
}
