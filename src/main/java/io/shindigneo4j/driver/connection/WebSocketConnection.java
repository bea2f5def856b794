package io.shindigneo4j.driver.connection;

import io.shindigneo4j.driver.metrics.DriverMeters;
import io.shindigneo4j.driver.transport.Channel;
import io.shindigneo4j.driver.transport.ChannelListener;
import io.shindigneo4j.protocol.CloseCode;
import io.shindigneo4j.protocol.Head;
import io.shindigneo4j.protocol.MalformedMessageException;
import io.shindigneo4j.protocol.Message;
import io.shindigneo4j.protocol.Message.Request;
import io.shindigneo4j.protocol.MessageCodec;
import io.shindigneo4j.protocol.TooLargeException;
import java.io.IOException;
import java.util.concurrent.Future;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** One WebSocket connection with many requests in flight. */
final class WebSocketConnection implements OpenConnection, ChannelListener {

  private static final Logger LOG = LoggerFactory.getLogger(WebSocketConnection.class);

  private final MessageCodec codec;
  private final int maximumMessageSize;
  private final CallbackExecutor callbacks;
  private final DriverMeters meters;
  private final Owner owner;
  private final PendingRequests pending = new PendingRequests();
  private final CachedStatements statements = new CachedStatements();
  private final OpenTransactions transactions = new OpenTransactions();
  private final KeepAlive keepAlive = new KeepAlive();

  /** Set once, before the first request. */
  @SuppressWarnings("NullAway.Init")
  private volatile Channel channel;

  /**
   * Why the connection has ended; set once. Requests that come later must not be left in {@code
   * pending}.
   */
  private volatile @Nullable IOException end;

  /** The close code of the end; written before {@code end}. */
  private volatile int closeCode;

  // Written by the thread that reads the socket.
  private volatile boolean answered;
  private volatile boolean ponged;

  /** A request was not answered in time, and no pong has come since. */
  private volatile boolean suspected;

  /** The server is about to stop: nothing new is sent, and it ends with its requests. */
  private volatile boolean goingAway;

  /** Has the connection, and gets another one when it ends. */
  interface Owner {

    /** The connection has ended, for whatever reason. Called once. */
    void ended(WebSocketConnection connection, IOException cause);

    /** The server is about to stop. May be called several times, also after the end. */
    default void goingAway(WebSocketConnection connection, IOException cause) {}

    /** A request has not been sent, since the server is about to stop. */
    default void notSent(PendingRequest request, Throwable cause) {
      request.failed(RequestFailure.NOT_SENT, cause);
    }
  }

  WebSocketConnection(
      MessageCodec codec,
      int maximumMessageSize,
      CallbackExecutor callbacks,
      DriverMeters meters,
      Owner owner) {
    this.codec = codec;
    this.maximumMessageSize = maximumMessageSize;
    this.callbacks = callbacks;
    this.meters = meters;
    this.owner = owner;
  }

  void attach(Channel openChannel) {
    channel = openChannel;
    if (end != null) { // because of something that the server sent at once
      closeChannel();
    }
  }

  boolean hasEnded() {
    return end != null;
  }

  boolean isGoingAway() {
    return goingAway;
  }

  /** Whether the server has answered a request. */
  boolean hasAnswered() {
    return answered;
  }

  /** Whether the server has answered a request or a ping, and has no ping to answer now. */
  boolean isProven() {
    return (answered || ponged) && !suspected;
  }

  boolean isSuspected() {
    return suspected;
  }

  void ping() {
    channel.ping();
  }

  int subscriptions() {
    return pending.subscriptions();
  }

  /** How many requests occupy the server. */
  int inFlight() {
    return pending.load();
  }

  @Override
  public void send(PendingRequest request) {
    if (request.isUnwanted()) { // has ended while it waited for the connection
      return;
    }
    long id = pending.nextId();
    Request message;
    byte[] payload;
    try {
      message = request.message(id);
      payload = codec.encode(statements.shorten(message), maximumMessageSize);
    } catch (RuntimeException e) { // by the parameters, which may change meanwhile
      statements.unanswered(id);
      request.failed(RequestFailure.UNSUPPORTED_VALUE, e);
      return;
    }
    if (end != null) {
      request.failed(RequestFailure.NOT_SENT, end);
      return;
    }
    pending.add(id, request);
    transactions.sending(message);
    if (goingAway && !OpenTransactions.continues(message)) {
      refuse(id, request);
      return;
    }
    request.sending(new SentRequest(this, id));
    if (request.isUnwanted() || end != null) { // who has ended it may have seen it as not sent
      drop(id, request);
      return;
    }
    try {
      transmit(payload, request.isAwaited() && pending.isOnlyLoad());
    } finally {
      settle(id, request);
    }
  }

  /** Gives it back to the owner, who must not choose this connection again. */
  private void refuse(long id, PendingRequest request) {
    owner.goingAway(this, stopping());
    if (forget(id)) { // otherwise the end has failed it
      owner.notSent(request, stopping());
    }
  }

  private void drop(long id, PendingRequest request) {
    boolean wasPending = forget(id);
    if (wasPending && end != null) {
      request.failed(RequestFailure.NOT_SENT, end);
    }
  }

  /** Handles what may have happened to the request while it was being sent. */
  private void settle(long id, PendingRequest request) {
    if (end != null && pending.remove(id)) {
      request.failed(RequestFailure.DISCONNECTED, end);
    } else {
      request.transmitted();
    }
  }

  @Override
  public void sendOneWay(Request request) {
    if (end == null) {
      transmit(codec.encode(request), false);
    }
    transactions.sending(request);
    closeIfDone();
  }

  @Override
  public boolean forget(long id) {
    statements.unanswered(id);
    boolean removed = pending.remove(id);
    if (removed) { // otherwise it was answered, and may have begun a transaction
      transactions.failed(id);
    }
    closeIfDone();
    return removed;
  }

  private void transmit(byte[] payload, boolean alone) {
    meters.sent(payload.length);
    try {
      if (alone) {
        channel.sendAlone(payload, codec.binary());
      } else {
        channel.send(payload, codec.binary());
      }
    } catch (RuntimeException e) { // libraries report a closed session by several of them
      fail(new IOException("cannot send: " + e.getMessage(), e));
    }
  }

  @Override
  public void await(Future<?> answer, long nanos) {
    if (pending.isAlone()) {
      channel.await(answer, nanos);
    }
    if (pending.size() > 0) { // of others
      channel.share();
    }
  }

  /** Pings on another thread, as some libraries block. */
  @Override
  public void verify() {
    if (!suspected) {
      suspected = true;
      callbacks.execute(channel::ping);
    }
  }

  /**
   * Pings a silent server, and ends the connection if it stays silent. What goes to the channel is
   * for another thread, as some libraries block while the peer reads nothing.
   */
  @Override
  public void checkLiveness() {
    switch (keepAlive.check()) {
      case NONE -> {}
      case PING -> callbacks.execute(channel::ping);
      case CLOSE -> {
        end(new IOException("the server gives no sign of life"), CloseCode.NORMAL);
        callbacks.execute(this::closeChannel);
      }
    }
  }

  @Override
  public void active() {
    keepAlive.received();
  }

  @Override
  public void ponged() {
    ponged = true;
    suspected = false;
  }

  /** Finds the request that a message belongs to, and leaves the decoding to its waiter. */
  @Override
  public void received(byte[] payload, boolean binary) {
    meters.received(payload.length);
    if (binary != codec.binary()) {
      fail(violation(new IOException("the wrong type of frame")), CloseCode.WRONG_FRAME_TYPE);
      return;
    }
    try {
      byte[] document = codec.unpack(payload, maximumMessageSize);
      meters.inflated(document.length);
      dispatch(codec.head(document), document);
    } catch (TooLargeException e) {
      ProtocolViolationException violation =
          new ProtocolViolationException("a message of " + e.getMessage(), e);
      fail(violation, CloseCode.TOO_LARGE);
    } catch (MalformedMessageException | IOException e) {
      fail(violation(e), CloseCode.MALFORMED);
    }
  }

  private void dispatch(Head head, byte[] document) throws IOException {
    if (head.isGoAway()) {
      goAway();
      return;
    }
    if (!head.isResponse()) {
      throw new IOException("the server sent a request");
    }
    answered = true;
    statements.answered(head);
    PendingRequest request = pending.receiver(head.id(), head.isLast());
    if (request != null) { // otherwise it was given up
      request.received(() -> decode(document), head.isLast());
    }
    if (head.isLast() && !head.isSuccess()) {
      transactions.failed(head.id());
    }
    closeIfDone();
  }

  private void goAway() {
    if (!goingAway) {
      goingAway = true;
      owner.goingAway(this, stopping());
      leave(stopping());
      closeIfDone();
    }
  }

  /** Asks what has no end to go elsewhere. */
  void leave(IOException cause) {
    pending.all().forEach(request -> request.leave(cause));
  }

  private static IOException stopping() {
    return new IOException("the server is about to stop");
  }

  private void closeIfDone() {
    if (goingAway && pending.size() == 0 && transactions.isEmpty()) {
      fail(stopping());
    }
  }

  private Message decode(byte[] document) throws IOException {
    try {
      Message response = codec.decode(document);
      statements.decoded(response);
      return response;
    } catch (MalformedMessageException e) {
      throw protocolViolated(e);
    }
  }

  @Override
  public IOException protocolViolated(Exception cause) {
    IOException reason = violation(cause);
    fail(reason, CloseCode.MALFORMED);
    return reason;
  }

  private static IOException violation(Exception cause) {
    LOG.error("The server's message is not of the agreed protocol: {}", cause.getMessage());
    return new ProtocolViolationException(
        "the server's message is not of the agreed protocol", cause);
  }

  @Override
  public void closed(int code, String reason) {
    end(new IOException("connection closed with code " + code + suffix(reason)), code);
  }

  private static String suffix(@Nullable String reason) {
    return reason == null || reason.isEmpty() ? "" : ": " + reason;
  }

  private void end(IOException cause, int code) {
    synchronized (this) {
      if (end != null) {
        return;
      }
      closeCode = code;
      end = cause;
    }
    try {
      owner.ended(this, cause); // first, so that no failure below leaves a dead connection in use
    } finally {
      callbacks.failAll(pending.removeAll(), cause);
    }
  }

  void fail(IOException cause) {
    fail(cause, CloseCode.NORMAL);
  }

  private void fail(IOException cause, int code) {
    end(cause, code);
    closeChannel();
  }

  private void closeChannel() {
    Channel open = channel;
    if (open != null) {
      open.close(closeCode, "");
    }
  }

  @Override
  public void close() {
    fail(new DriverClosedException());
  }
}
