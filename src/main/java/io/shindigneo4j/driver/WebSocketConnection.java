package io.shindigneo4j.driver;

import io.shindigneo4j.driver.transport.Channel;
import io.shindigneo4j.driver.transport.ChannelListener;
import io.shindigneo4j.protocol.MalformedMessageException;
import io.shindigneo4j.protocol.Message;
import io.shindigneo4j.protocol.Message.Response;
import io.shindigneo4j.protocol.MessageCodec;
import io.shindigneo4j.protocol.TooLargeException;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BiConsumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** One WebSocket connection with many calls in flight. */
final class WebSocketConnection implements Connection, ChannelListener {

  private static final Logger LOG = LoggerFactory.getLogger(WebSocketConnection.class);

  private final MessageCodec codec;
  private final int maximumMessageSize;
  private final Callbacks callbacks;
  private final BiConsumer<WebSocketConnection, IOException> onLost;
  private final AtomicLong ids = new AtomicLong();
  private final Map<Long, Call> pending = new ConcurrentHashMap<>();

  private final Silence silence = new Silence();

  /** Set once, before the first call; null until then. */
  private volatile Channel channel;

  /**
   * Set once, when the connection has ended; calls that come later must not be left in {@code
   * pending}.
   */
  private volatile IOException end;

  /** Written by the thread that reads the socket. */
  private volatile boolean answered;

  /**
   * @param onLost told once, when the connection has ended for whatever reason
   */
  WebSocketConnection(
      MessageCodec codec,
      int maximumMessageSize,
      Callbacks callbacks,
      BiConsumer<WebSocketConnection, IOException> onLost) {
    this.codec = codec;
    this.maximumMessageSize = maximumMessageSize;
    this.callbacks = callbacks;
    this.onLost = onLost;
  }

  void attach(Channel openChannel) {
    channel = openChannel;
    if (end != null) { // by something that the server sent at once
      closeChannel();
    }
  }

  boolean hasEnded() {
    return end != null;
  }

  /** Whether the server has proved that it works. */
  boolean hasAnswered() {
    return answered;
  }

  @Override
  public void send(Call call) {
    if (call.isDone()) { // while it waited for the connection
      return;
    }
    long id = ids.incrementAndGet();
    byte[] payload;
    try {
      payload = codec.encode(call.work(id), maximumMessageSize);
    } catch (IllegalArgumentException | TooLargeException e) {
      call.unsupported(e);
      return;
    }
    pending.put(id, call);
    call.answer().whenComplete((result, failure) -> pending.remove(id));
    if (end == null) {
      transmit(payload);
    } else {
      call.unconnected(end);
    }
  }

  private void transmit(byte[] payload) {
    try {
      channel.send(payload, codec.binary());
    } catch (RuntimeException e) { // the library reports a closed session by several of them
      fail(new IOException("cannot send: " + e.getMessage(), e));
    }
  }

  /** Called at regular times; closes the connection when the server gives no sign of life. */
  void checkLiveness() {
    switch (silence.check()) {
      case NONE -> {}
      case ASK -> channel.ping();
      case LOST -> fail(new IOException("the server gives no sign of life"));
    }
  }

  @Override
  public void ponged() {
    silence.end();
  }

  @Override
  public void received(byte[] payload) {
    silence.end();
    try {
      Message message = codec.decode(payload);
      if (!(message instanceof Response response)) {
        throw new IOException("the server sent a request");
      }
      answer(response);
    } catch (MalformedMessageException | IllegalArgumentException | IOException e) {
      LOG.error("The server's message is not of the agreed protocol: {}", e.getMessage());
      fail(new IOException("the server's message is not of the agreed protocol", e));
    }
  }

  /** An answer that nobody waits for any more is dropped. */
  private void answer(Response response) {
    answered = true;
    Call call = pending.get(response.id());
    if (call != null) {
      call.answered(response);
      pending.remove(response.id());
    }
  }

  @Override
  public void closed(int code, String reason) {
    end(new IOException("connection closed with code " + code + describe(reason)));
  }

  private static String describe(String reason) {
    return reason == null || reason.isEmpty() ? "" : ": " + reason;
  }

  private void end(IOException cause) {
    synchronized (this) {
      if (end != null) {
        return;
      }
      end = cause;
    }
    try {
      onLost.accept(this, cause); // first, so that no failure below leaves a dead connection in use
    } finally {
      Call.unconnected(List.copyOf(pending.values()), cause, callbacks);
    }
  }

  private void fail(IOException cause) {
    end(cause);
    closeChannel();
  }

  private void closeChannel() {
    Channel open = channel;
    if (open != null) {
      open.close();
    }
  }

  @Override
  public void close() {
    fail(new DriverClosedException());
  }
}
