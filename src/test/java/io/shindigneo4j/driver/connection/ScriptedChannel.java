package io.shindigneo4j.driver.connection;

import io.shindigneo4j.driver.transport.Channel;
import io.shindigneo4j.protocol.Format;
import io.shindigneo4j.protocol.MalformedMessageException;
import io.shindigneo4j.protocol.Message;
import io.shindigneo4j.protocol.MessageCodec;
import java.util.ArrayList;
import java.util.List;

/** Keeps the messages that are sent, and runs an action at the first. For one thread. */
final class ScriptedChannel implements Channel {

  static final MessageCodec CODEC = new MessageCodec(Format.BSON);

  final List<Message> sent = new ArrayList<>();
  Runnable onSend = () -> {};

  /** What the server sends. */
  static void answer(WebSocketConnection connection, Message message) {
    connection.received(CODEC.encode(message), true);
  }

  @Override
  public String subprotocol() {
    return "";
  }

  @Override
  public void send(byte[] payload, boolean binary) {
    sent.add(decoded(payload));
    Runnable once = onSend;
    onSend = () -> {};
    once.run();
  }

  private static Message decoded(byte[] payload) {
    try {
      return CODEC.decode(payload);
    } catch (MalformedMessageException e) {
      throw new IllegalArgumentException(e);
    }
  }

  @Override
  public void ping() {}

  @Override
  public void close(int code, String reason) {}
}
