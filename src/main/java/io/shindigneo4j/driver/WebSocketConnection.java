package io.shindigneo4j.driver;

import io.shindigneo4j.driver.transport.Channel;
import io.shindigneo4j.driver.transport.ChannelListener;
import io.shindigneo4j.protocol.MalformedMessageException;
import io.shindigneo4j.protocol.Message;
import io.shindigneo4j.protocol.Message.Response;
import io.shindigneo4j.protocol.MessageCodec;
import java.io.IOException;
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
  private final BiConsumer<WebSocketConnection, IOException> onLost;
  private final AtomicLong ids = new AtomicLong();
  private final Map<Long, Call> pending = new ConcurrentHashMap<>();

  /** Set once, before the first call. */
  private volatile Channel channel;

  /**
   * Set once, when the connection has ended; calls that come later must not be left in {@code
   * pending}.
   */
  private volatile IOException end;

  /**
   * @param onLost told once, when the connection has ended for whatever reason
   */
  WebSocketConnection(MessageCodec codec, BiConsumer<WebSocketConnection, IOException> onLost) {
    this.codec = codec;
    this.onLost = onLost;
  }

  void attach(Channel openChannel) {
    channel = openChannel;
  }

  boolean hasEnded() {
    return end != null;
  }

  @Override
  public void send(Call call) {
    long id = ids.incrementAndGet();
    byte[] payload;
    try {
      payload = codec.encode(call.request(id));
    } catch (IllegalArgumentException e) {
      call.failPermanently(DriverException.UNSUPPORTED_VALUE, e.getMessage(), e);
      return;
    }
    pending.put(id, call);
    call.answer().whenComplete((result, failure) -> pending.remove(id));
    if (end == null) {
      transmit(payload);
    } else {
      call.unavailable(end);
    }
  }

  private void transmit(byte[] payload) {
    try {
      channel.send(payload, codec.binary());
    } catch (RuntimeException e) { // the library reports a closed session by several of them
      end(new IOException("cannot send: " + e.getMessage(), e));
    }
  }

  @Override
  public void received(byte[] payload) {
    try {
      Message message = codec.decode(payload);
      if (!(message instanceof Response response)) {
        throw new IOException("the server sent a request");
      }
      answer(response);
    } catch (MalformedMessageException | IOException e) {
      LOG.error("The server's message is not of the agreed protocol: {}", e.getMessage());
      end(new IOException("the server's message is not of the agreed protocol", e));
      channel.close();
    }
  }

  /** An answer that nobody waits for any more is dropped. */
  private void answer(Response response) {
    Call call = pending.remove(response.id());
    if (call != null) {
      call.answered(response);
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
    pending.values().forEach(call -> call.unavailable(cause));
    onLost.accept(this, cause);
  }

  @Override
  public void close() {
    end(new IOException("the driver was closed"));
    channel.close();
  }
}
