package io.shindigneo4j.driver.transport;

import jakarta.websocket.CloseReason;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.List;
import org.glassfish.tyrus.spi.ClientEngine;
import org.glassfish.tyrus.spi.Connection;
import org.glassfish.tyrus.spi.ReadHandler;
import org.glassfish.tyrus.spi.UpgradeRequest;
import org.glassfish.tyrus.spi.UpgradeResponse;
import org.glassfish.tyrus.spi.Writer;
import org.jspecify.annotations.Nullable;

/** Tyrus' engine of one connection, with checks of the upgrade and of the frames after it. */
final class TyrusEngine implements ClientEngine {

  private static final int SWITCHING_PROTOCOLS = 101;

  private final ClientEngine engine;
  private final TyrusEndpoint endpoint;

  TyrusEngine(ClientEngine engine, TyrusEndpoint endpoint) {
    this.engine = engine;
    this.endpoint = endpoint;
  }

  @Override
  public UpgradeRequest createUpgradeRequest(TimeoutHandler timeoutHandler) {
    return engine.createUpgradeRequest(timeoutHandler);
  }

  @Override
  public ClientUpgradeInfo processResponse(
      UpgradeResponse response, Writer writer, Connection.CloseListener closeListener) {
    if (response.getStatus() == SWITCHING_PROTOCOLS) {
      try {
        endpoint.switching(
            values(response, "Sec-WebSocket-Accept"),
            values(response, "Sec-WebSocket-Protocol"),
            values(response, "Sec-WebSocket-Extensions"));
      } catch (IOException e) {
        engine.processError(e);
        return new Upgrade(ClientUpgradeStatus.UPGRADE_REQUEST_FAILED, null);
      }
    }
    ClientUpgradeInfo upgrade = engine.processResponse(response, writer, closeListener);
    return upgrade.getUpgradeStatus() == ClientUpgradeStatus.SUCCESS
        ? new Upgrade(ClientUpgradeStatus.SUCCESS, new Checked(upgrade.createConnection()))
        : upgrade;
  }

  private static List<String> values(UpgradeResponse response, String header) {
    return response.getHeaders().getOrDefault(header, List.of());
  }

  @Override
  public void processError(Throwable cause) {
    engine.processError(cause);
  }

  private record Upgrade(
      ClientUpgradeStatus getUpgradeStatus, @Nullable Connection createConnection)
      implements ClientUpgradeInfo {}

  /** A connection whose frames are checked. */
  private final class Checked implements Connection {

    private final Connection connection;
    private final ReadHandler reader;

    Checked(Connection connection) {
      this.connection = connection;
      this.reader = new TyrusReader(connection.getReadHandler(), endpoint);
    }

    @Override
    public ReadHandler getReadHandler() {
      return reader;
    }

    @Override
    public Writer getWriter() {
      return connection.getWriter();
    }

    @Override
    public CloseListener getCloseListener() {
      return connection.getCloseListener();
    }

    @Override
    public void close(CloseReason reason) {
      connection.close(reason);
    }
  }

  /** Checks the bytes that arrive before Tyrus keeps any. Called by one thread at a time. */
  private static final class TyrusReader implements ReadHandler {

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
}
