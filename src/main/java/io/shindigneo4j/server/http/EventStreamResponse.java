package io.shindigneo4j.server.http;

import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFuture;
import io.netty.handler.codec.http.DefaultHttpContent;
import io.netty.handler.codec.http.HttpResponse;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.netty.handler.codec.http.LastHttpContent;
import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.protocol.EventPosition;
import io.shindigneo4j.protocol.GraphEvent;
import io.shindigneo4j.protocol.Message.Failure;
import io.shindigneo4j.server.connection.LingeringClose;
import io.shindigneo4j.server.connection.OutboundQueue;
import io.shindigneo4j.server.events.EventReceiver;
import io.shindigneo4j.server.events.UnreadEvents;
import io.shindigneo4j.server.metrics.ServerMeters;
import io.shindigneo4j.server.procedure.RequestException;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * The answer to a request for events, which goes on until the client, the server or the
 * subscription ends. Begins when its turn comes, and is the last answer on its connection.
 */
final class EventStreamResponse implements EventReceiver {

  private static final long HEARTBEAT_SECONDS = 15;

  private final HttpExchange exchange;
  private final OutboundQueue unread;
  private final ServerMeters meters;
  private final int maximumSize;
  private final boolean inChunks;
  private final StillAllowed allowed;

  private final UnreadEvents own = new UnreadEvents();

  // All guarded by this.
  private byte[] first;
  private Channel channel;
  private Runnable whenBegun;
  private boolean ended;

  /** Looks at times whether the client may still hear. */
  interface StillAllowed {
    /** Runs the action, on any thread, if not. */
    void otherwise(Runnable action);
  }

  /**
   * @param unread of the connection
   */
  EventStreamResponse(
      HttpExchange exchange,
      OutboundQueue unread,
      ServerMeters meters,
      int maximumSize,
      boolean inChunks,
      StillAllowed allowed) {
    this.exchange = exchange;
    this.unread = unread;
    this.meters = meters;
    this.maximumSize = maximumSize;
    this.inChunks = inChunks;
    this.allowed = allowed;
  }

  private synchronized boolean hasBegun() {
    return channel != null;
  }

  @Override
  public boolean hasRoom() {
    return hasBegun() && own.hasRoom(unread.areSent(), unread.hasRoom(0));
  }

  @Override
  public void onRoom(Runnable task) {
    synchronized (this) {
      if (channel == null) {
        whenBegun = task;
        return;
      }
    }
    unread.onSent(task);
  }

  @Override
  public void subscribed(EventPosition position) {
    synchronized (this) {
      first = ServerSentEvents.subscribed(position);
    }
    exchange.answer(this);
  }

  /** The turn of the answer has come; of the event loop. */
  void begin(Channel opened) {
    Runnable waiting;
    synchronized (this) {
      channel = opened;
      waiting = whenBegun;
    }
    HttpResponse head = HttpResponseWriter.eventStream(exchange, inChunks);
    meters.answered(HttpResponseStatus.OK.code());
    opened.write(head);
    write(first);
    opened.eventLoop().schedule(this::beat, HEARTBEAT_SECONDS, TimeUnit.SECONDS);
    if (waiting != null) {
      waiting.run();
    }
  }

  /** A client that has vanished is noticed, and a proxy sees that something lives. */
  private void beat() {
    if (!channel.isActive() || hasEnded()) {
      return;
    }
    if (unread.areSent()) {
      write(ServerSentEvents.HEARTBEAT);
    }
    allowed.otherwise(
        () ->
            ended(
                new RequestException(
                    ErrorCode.FORBIDDEN_SUBSCRIPTION, "the user's account has changed", false)));
    channel.eventLoop().schedule(this::beat, HEARTBEAT_SECONDS, TimeUnit.SECONDS);
  }

  private synchronized boolean hasEnded() {
    return ended;
  }

  @Override
  public void events(EventPosition position, List<GraphEvent> events) {
    byte[] text = text(position, events);
    write(
        text.length > maximumSize ? ServerSentEvents.gap(position, UnreadEvents.TOO_LARGE) : text);
  }

  private static byte[] text(EventPosition position, List<GraphEvent> events) {
    try {
      return ServerSentEvents.events(position, events);
    } catch (IllegalArgumentException e) { // half of a character, as only a faulty client has it
      return ServerSentEvents.gap(position, "the events of a commit are no text");
    }
  }

  @Override
  public void gap(EventPosition position, String reason) {
    write(ServerSentEvents.gap(position, reason));
  }

  private void write(byte[] text) {
    if (hasEnded()) {
      return;
    }
    int length = text.length;
    own.add(length);
    meters.sent(length);
    unread.takeTurn(length);
    unread.add(length);
    sent(text).addListener(written -> unread.sent(length));
  }

  private ChannelFuture sent(byte[] text) {
    return channel.writeAndFlush(new DefaultHttpContent(Unpooled.wrappedBuffer(text)));
  }

  @Override
  public void ended(RequestException reason) {
    if (!counts()) {
      exchange.fail(new Failure(0, reason.code(), reason.getMessage(), reason.retryable()));
    } else if (hasBegun()) {
      write(ServerSentEvents.ended(reason));
      end();
    } else {
      exchange.abandon();
    }
  }

  private synchronized boolean counts() {
    return first != null;
  }

  /** Ends the answer and its connection; for any thread. */
  void end() {
    synchronized (this) {
      if (ended) {
        return;
      }
      ended = true;
    }
    channel.write(LastHttpContent.EMPTY_LAST_CONTENT);
    channel.eventLoop().execute(() -> LingeringClose.close(channel, false));
  }
}
