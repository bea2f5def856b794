package io.shindigneo4j.testing;

import io.shindigneo4j.driver.Credentials;
import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.protocol.Format;
import io.shindigneo4j.protocol.MalformedMessageException;
import io.shindigneo4j.protocol.Message;
import io.shindigneo4j.protocol.Message.CallProcedure;
import io.shindigneo4j.protocol.Message.Failure;
import io.shindigneo4j.protocol.Message.Request;
import io.shindigneo4j.protocol.Message.RunCypher;
import io.shindigneo4j.protocol.Message.Success;
import io.shindigneo4j.protocol.MessageCodec;
import io.shindigneo4j.protocol.Subprotocol;
import io.shindigneo4j.testing.RawWebSocket.Frame;
import io.shindigneo4j.testing.RawWebSocket.HttpAnswer;
import java.io.Closeable;
import java.io.IOException;
import java.time.Duration;
import java.util.Map;

/** Speaks the protocol one message at a time, without the driver. For one thread. */
public final class ProtocolClient implements Closeable {

  private final RawWebSocket socket;
  private final MessageCodec codec;

  /** Apart from those that a test chooses. */
  private long lastId = 1_000_000;

  private ProtocolClient(RawWebSocket socket, MessageCodec codec) {
    this.socket = socket;
    this.codec = codec;
  }

  public static ProtocolClient of(GraphServer server) throws IOException {
    return of(server, "neo4j", GraphServer.CREDENTIALS, Format.BSON);
  }

  public static ProtocolClient of(
      GraphServer server, String database, Credentials credentials, Format format)
      throws IOException {
    return over(new RawWebSocket(server.port()), database, credentials, new Subprotocol(format));
  }

  public static ProtocolClient of(GraphServer server, Subprotocol subprotocol) throws IOException {
    RawWebSocket socket = new RawWebSocket(server.port());
    return over(socket, "neo4j", GraphServer.CREDENTIALS, subprotocol);
  }

  /** Logs in over a socket that is connected. */
  public static ProtocolClient over(
      RawWebSocket socket, String database, Credentials credentials, Format format)
      throws IOException {
    return over(socket, database, credentials, new Subprotocol(format));
  }

  private static ProtocolClient over(
      RawWebSocket socket, String database, Credentials credentials, Subprotocol subprotocol)
      throws IOException {
    HttpAnswer answer = socket.upgrade(UpgradeText.to(database, credentials, subprotocol.name()));
    if (answer.status() != 101) {
      throw new IOException("refused: " + answer);
    }
    return new ProtocolClient(socket, subprotocol.codec());
  }

  public RawWebSocket socket() {
    return socket;
  }

  public static Request read(long id, String cypher) {
    return new RunCypher(id, AccessMode.READ, Duration.ZERO, cypher, Map.of());
  }

  public static Request write(long id, String cypher) {
    return new RunCypher(id, AccessMode.WRITE, Duration.ZERO, cypher, Map.of());
  }

  /** Reads a single value, and fails unless that succeeds. */
  public Object value(String cypher) throws IOException {
    return value(cypher, Map.of());
  }

  public Object value(String cypher, Map<String, Object> parameters) throws IOException {
    Request request = new RunCypher(++lastId, AccessMode.READ, Duration.ZERO, cypher, parameters);
    Message answer = ask(request);
    if (answer instanceof Success success && success.records().size() == 1) {
      return success.records().get(0).get(0);
    }
    throw new IllegalStateException("no single value but " + answer);
  }

  /** Changes the graph, and fails unless that succeeds. */
  public Success run(String cypher) throws IOException {
    Message answer = ask(write(++lastId, cypher));
    if (answer instanceof Success success) {
      return success;
    }
    throw new IllegalStateException(cypher + ": " + answer);
  }

  /** Runs what has to fail. */
  public Failure failure(AccessMode mode, String cypher, Map<String, Object> parameters)
      throws IOException {
    return failure(new RunCypher(++lastId, mode, Duration.ZERO, cypher, parameters));
  }

  /** Calls what has to fail. */
  public Failure failureOfCall(AccessMode mode, String procedure) throws IOException {
    return failureOfCall(mode, procedure, Map.of());
  }

  public Failure failureOfCall(AccessMode mode, String procedure, Map<String, Object> parameters)
      throws IOException {
    return failure(new CallProcedure(++lastId, mode, Duration.ZERO, procedure, parameters));
  }

  private Failure failure(Request request) throws IOException {
    Message answer = ask(request);
    if (answer instanceof Failure failure) {
      return failure;
    }
    throw new IllegalStateException("no failure but " + answer);
  }

  public Message ask(Message message) throws IOException {
    send(message);
    return receive();
  }

  public void send(Message message) throws IOException {
    sendPayload(codec.encode(message));
  }

  /** Sends what may be no message in a frame of the right type. */
  public void sendPayload(byte[] payload) throws IOException {
    socket.sendFrame(codec.binary() ? RawWebSocket.BINARY : RawWebSocket.TEXT, payload);
  }

  /** Waits for the next message, and answers pings meanwhile. */
  public Message receive() throws IOException {
    Frame frame = socket.receive();
    while (frame.opcode() == RawWebSocket.PING) {
      socket.sendFrame(RawWebSocket.PONG, frame.payload());
      frame = socket.receive();
    }
    if (frame.opcode() != (codec.binary() ? RawWebSocket.BINARY : RawWebSocket.TEXT)) {
      throw new IOException("no message but opcode " + frame.opcode());
    }
    try {
      return codec.decode(codec.unpack(frame.payload(), Integer.MAX_VALUE));
    } catch (MalformedMessageException e) {
      throw new IOException(e);
    }
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
