package io.shindigneo4j.driver;

import io.shindigneo4j.driver.metrics.DriverMeters;
import io.shindigneo4j.driver.transport.Channel;
import io.shindigneo4j.driver.transport.ChannelListener;
import io.shindigneo4j.protocol.Head;
import io.shindigneo4j.protocol.MalformedMessageException;
import io.shindigneo4j.protocol.Message;
import io.shindigneo4j.protocol.Message.Cancel;
import io.shindigneo4j.protocol.Message.Request;
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

/** One WebSocket connection with many requests in flight. */
final class WebSocketConnection implements LiveConnection, ChannelListener {

  private static final Logger LOG = LoggerFactory.getLogger(WebSocketConnection.class);

  private final MessageCodec codec;
  private final int maximumMessageSize;
  private final Callbacks callbacks;
  private final DriverMeters meters;
  private final BiConsumer<WebSocketConnection, IOException> onLost;
  private final AtomicLong ids = new AtomicLong();
  private final Map<Long, Exchange> pending = new ConcurrentHashMap<>();
  private final RememberedTexts texts = new RememberedTexts();

  private final Silence silence = new Silence();

  /** Set once, before the first request; null until then. */
  private volatile Channel channel;

  /**
   * Set once, when the connection has ended; requests that come later must not be left in {@code
   * pending}.
   */
  private volatile IOException end;

  // Both written by the thread that reads the socket.
  private volatile boolean answered;
  private volatile boolean ponged;

  /**
   * @param onLost told once, when the connection has ended for whatever reason
   */
  WebSocketConnection(
      MessageCodec codec,
      int maximumMessageSize,
      Callbacks callbacks,
      DriverMeters meters,
      BiConsumer<WebSocketConnection, IOException> onLost) {
    this.codec = codec;
    this.maximumMessageSize = maximumMessageSize;
    this.callbacks = callbacks;
    this.meters = meters;
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

  /** Whether the server has given a sign of life. */
  boolean isProven() {
    return answered || ponged;
  }

  /** Asks for one. */
  void probe() {
    channel.ping();
  }

  /** How many requests are in flight. */
  int load() {
    return pending.size();
  }

  @Override
  public void send(Exchange exchange) {
    if (exchange.isUnwanted()) { // while it waited for the connection
      return;
    }
    long id = ids.incrementAndGet();
    byte[] payload;
    try {
      payload = codec.encode(texts.shortened(exchange.request(id)), maximumMessageSize);
    } catch (IllegalArgumentException | TooLargeException e) {
      texts.unanswered(id);
      exchange.unsupported(e);
      return;
    }
    if (end != null) {
      exchange.unconnected(end);
      return;
    }
    pending.put(id, exchange);
    exchange.sent(new Sending(this, id));
    transmit(payload);
    if (end != null && pending.remove(id) != null) { // since it was looked at
      exchange.unconnected(end);
    } else if (exchange.isAbandoned()) { // perhaps before it left
      pending.remove(id);
      tell(new Cancel(id));
    } else if (exchange.isDone()) { // without an answer, perhaps
      exchange.giveUp();
    }
  }

  @Override
  public void tell(Request request) {
    if (end == null) {
      transmit(codec.encode(request));
    }
  }

  @Override
  public boolean forget(long id) {
    texts.unanswered(id);
    return pending.remove(id) != null;
  }

  private void transmit(byte[] payload) {
    meters.sent(payload.length);
    try {
      channel.send(payload, codec.binary());
    } catch (RuntimeException e) { // the library reports a closed session by several of them
      fail(new IOException("cannot send: " + e.getMessage(), e));
    }
  }

  /** Closes the connection when the server gives no sign of life. */
  @Override
  public void checkLiveness() {
    switch (silence.check()) {
      case NONE -> {}
      case ASK -> channel.ping();
      case LOST -> fail(new IOException("the server gives no sign of life"));
    }
  }

  @Override
  public void ponged() {
    ponged = true;
    silence.end();
  }

  /** Finds out whose it is, and leaves the rest to who waits for it. */
  @Override
  public void received(byte[] payload) {
    silence.end();
    meters.received(payload.length);
    try {
      byte[] document = codec.unpack(payload, maximumMessageSize);
      meters.inflated(document.length);
      Head head = codec.head(document);
      if (!head.isResponse()) {
        throw new IOException("the server sent a request");
      }
      answered = true;
      texts.answered(head);
      Exchange exchange = head.isLast() ? pending.remove(head.id()) : pending.get(head.id());
      if (exchange != null) { // an answer that nobody waits for any more is dropped
        exchange.received(() -> decode(document), head.isLast());
      }
    } catch (TooLargeException e) {
      fail(new IOException("a message of " + e.getMessage(), e));
    } catch (MalformedMessageException | IOException e) {
      fail(notOfTheProtocol(e));
    }
  }

  /**
   * Decodes a whole message.
   *
   * @throws IOException for one that is not of the protocol, which ends the connection
   */
  private Message decode(byte[] document) throws IOException {
    try {
      return texts.noticed(codec.decode(document));
    } catch (MalformedMessageException e) {
      throw refuse(e);
    }
  }

  @Override
  public IOException refuse(Exception cause) {
    IOException reason = notOfTheProtocol(cause);
    fail(reason);
    return reason;
  }

  private IOException notOfTheProtocol(Exception cause) {
    LOG.error("The server's message is not of the agreed protocol: {}", cause.getMessage());
    return new IOException("the server's message is not of the agreed protocol", cause);
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
      List<Exchange> lost = List.copyOf(pending.values());
      pending.clear();
      callbacks.unconnected(lost, cause);
    }
  }

  void fail(IOException cause) {
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
