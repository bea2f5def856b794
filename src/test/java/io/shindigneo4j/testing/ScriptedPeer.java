package io.shindigneo4j.testing;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.handler.codec.http.websocketx.BinaryWebSocketFrame;
import io.netty.handler.codec.http.websocketx.CloseWebSocketFrame;
import io.netty.handler.codec.http.websocketx.TextWebSocketFrame;
import io.shindigneo4j.protocol.Message;
import io.shindigneo4j.protocol.Message.Request;
import io.shindigneo4j.protocol.Message.RunStatement;
import io.shindigneo4j.protocol.Message.Success;
import io.shindigneo4j.protocol.Message.Work;
import io.shindigneo4j.protocol.MessageCodec;
import io.shindigneo4j.protocol.Summary;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** One client of a {@link ScriptedServer}. Safe for use by many threads. */
public final class ScriptedPeer {

  /** The start of a final binary frame whose length is in the next two bytes. */
  private static final byte[] LONG_BINARY_FRAME = {(byte) 0x82, 126};

  private static final Duration SHORT_WHILE = Duration.ofMillis(5);

  private final Channel channel;
  private final MessageCodec codec;

  ScriptedPeer(Channel channel, MessageCodec codec) {
    this.channel = channel;
    this.codec = codec;
  }

  /** Answers with the request's parameter {@code value}. */
  public void echo(Request request) {
    send(echoOf(request));
  }

  public static Success echoOf(Request request) {
    return success(request.id(), Arrays.asList(parameters(request).get("value")));
  }

  private static Map<String, Object> parameters(Request request) {
    return request instanceof RunStatement run ? run.parameters() : ((Work) request).parameters();
  }

  public static Success success(long id, List<Object> record) {
    return new Success(id, List.of("value"), List.of(record), Summary.none());
  }

  public void send(Message message) {
    sendPayload(codec.encode(message));
  }

  /** Sends a payload, which need not be a message. */
  public void sendPayload(byte[] payload) {
    ByteBuf content = Unpooled.wrappedBuffer(payload);
    channel.writeAndFlush(
        codec.binary() ? new BinaryWebSocketFrame(content) : new TextWebSocketFrame(content));
  }

  /** Sends the start of a frame that lacks 10,000 bytes. */
  public void sendHalfAFrame() {
    ByteBuf begun = Unpooled.buffer().writeBytes(LONG_BINARY_FRAME).writeShort(10_002).writeZero(2);
    channel.pipeline().firstContext().writeAndFlush(begun);
  }

  public void close(int code, String reason) {
    channel.writeAndFlush(new CloseWebSocketFrame(code, reason));
  }

  /** Cuts the TCP connection without a close frame. */
  public void cut() {
    channel.close();
  }

  /** Runs a task on the server's thread: what that sends stays in order with all else there. */
  public void inTurn(Runnable task) {
    channel.eventLoop().execute(task);
  }

  /** Runs a task on the server's thread after a few milliseconds. */
  public void later(Runnable task) {
    channel.eventLoop().schedule(task, SHORT_WHILE.toMillis(), TimeUnit.MILLISECONDS);
  }

  /** Sets whether the server reads. */
  public void reading(boolean reads) {
    channel.config().setAutoRead(reads);
  }

  public boolean isOpen() {
    return channel.isOpen();
  }
}
