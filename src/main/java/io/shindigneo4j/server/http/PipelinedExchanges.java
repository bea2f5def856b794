package io.shindigneo4j.server.http;

import io.netty.channel.Channel;
import io.shindigneo4j.server.connection.CoalescingTask;
import io.shindigneo4j.server.connection.ContinueEvent;
import io.shindigneo4j.server.connection.LingeringClose;
import io.shindigneo4j.server.connection.OutboundQueue;
import io.shindigneo4j.server.connection.ReadControl;
import io.shindigneo4j.server.connection.ReadControl.Reason;
import io.shindigneo4j.server.metrics.ServerMeters;
import java.util.ArrayDeque;
import java.util.Queue;

/**
 * The open requests of a connection (HTTP pipelining). Their answers are sent in the order of the
 * requests; reading is paused while there are too many of either. Of the event loop.
 */
final class PipelinedExchanges {

  private final Channel channel;
  private final ReadControl readControl;
  private final HttpServices services;
  private final ServerMeters meters;
  private final Queue<HttpExchange> open = new ArrayDeque<>();
  private final OutboundQueue unread;
  private final CoalescingTask drain;

  /** The last request is still being read, and must be read to its end. */
  private boolean reading;

  /** The client waits for {@code 100 Continue} with the body of the last request. */
  private boolean continuePending;

  /** The client sends nothing more. */
  private boolean inputEnded;

  /** The server is about to stop: the connection ends with the open requests. */
  private boolean goingAway;

  /** Nothing more is sent. */
  private boolean over;

  /** The answer that goes on until the connection ends; null before there is one. */
  private EventStreamResponse stream;

  /** An answer is being written. */
  private boolean writing;

  PipelinedExchanges(Channel channel, ReadControl readControl, HttpServices services) {
    this.channel = channel;
    this.readControl = readControl;
    this.services = services;
    this.meters = services.meters();
    this.unread = new OutboundQueue(channel, services.memory());
    this.drain = new CoalescingTask(channel.eventLoop(), this::drain);
  }

  /** The next one in their order, which is being read from now on. */
  HttpExchange begin(ResponsePreferences preferences) {
    HttpExchange exchange =
        new HttpExchange(
            preferences, services.answers(preferences.format()), readControl, drain, unread);
    open.add(exchange);
    reading = true;
    return exchange;
  }

  /** Sends {@code 100 Continue} for the last request when its turn comes. */
  void sendContinue() {
    continuePending = true;
    send(ContinueEvent.PENDING);
    drain.schedule();
  }

  private void send(ContinueEvent event) {
    channel.pipeline().fireUserEventTriggered(event);
  }

  /** The last one that has begun has been read. */
  void requestRead() {
    reading = false;
    resolveContinue();
    holdIfFull();
  }

  private void resolveContinue() {
    if (continuePending) {
      continuePending = false;
      send(ContinueEvent.RESOLVED);
    }
  }

  boolean isEmpty() {
    return open.isEmpty() && stream == null;
  }

  /** Whether nothing is answered any more, so that nothing must run either. */
  boolean isOver() {
    return over;
  }

  /** To end the connection with the answer to the last request. */
  void inputEnded() {
    inputEnded = true;
    if (stream != null) {
      stream.end();
    } else if (over) {
      LingeringClose.close(channel, true);
    } else {
      drain();
    }
  }

  /** To end the connection with the requests that are open, as the server is about to stop. */
  void goAway() {
    goingAway = true;
    if (stream != null) {
      stream.end();
    } else if (open.isEmpty() && !over) {
      end(); // the last answer may not have been sent yet
    }
  }

  /**
   * Sends the answers whose turn it is. May be called again while it runs: the channel may report
   * that it is full in the middle of an answer, where no other one must begin.
   */
  void drain() {
    if (writing) {
      return;
    }
    if (writeReady()) {
      channel.flush();
    }
    holdIfFull();
    if (inputEnded && open.isEmpty() && readControl.isReading() && !over) {
      end();
    }
  }

  /** Whether there was something to write. */
  private boolean writeReady() {
    boolean wrote = false;
    writing = true;
    while (!over && !open.isEmpty() && open.peek().answer() != null) {
      write(open.remove());
      wrote = true;
    }
    if (!over && !open.isEmpty() && open.peek().stream() != null) {
      begin(open.remove().stream());
      wrote = true;
    }
    if (!over && continuePending && open.size() == 1) {
      channel.write(HttpResponseWriter.continueResponse(), channel.voidPromise());
      resolveContinue();
      wrote = true;
    }
    writing = false;
    return wrote;
  }

  /** Nothing is answered behind it. */
  private void begin(EventStreamResponse lasting) {
    over = true;
    open.clear();
    stream = lasting;
    lasting.begin(channel);
    if (goingAway) {
      lasting.end();
    }
  }

  private void write(HttpExchange exchange) {
    if (goingAway && open.isEmpty()) {
      exchange.closeAfterAnswer();
    }
    int bytes = exchange.answer().body().length;
    meters.answered(exchange.answer().status().code());
    meters.sent(bytes);
    unread.takeTurn(bytes);
    HttpResponseWriter.write(channel, exchange).addListener(written -> sent(bytes));
    if (exchange.isLast()) {
      end();
    }
  }

  private void sent(int bytes) {
    unread.sent(bytes);
    drain();
  }

  private void end() {
    over = true;
    open.clear();
    LingeringClose.close(channel, inputEnded);
  }

  private void holdIfFull() {
    boolean full = open.size() >= services.settings().requestsInFlight() || !unread.hasRoom(0);
    readControl.set(Reason.FULL, full && !reading);
  }
}
