package io.shindigneo4j.benchmark.http;

import io.netty.bootstrap.Bootstrap;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.EventLoop;
import io.netty.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

/**
 * A connection that stays open, with one request in flight. If it closes, another one takes its
 * place. Belongs to its event loop.
 */
final class LoadConnection {

  private static final int CLASS = 100;
  private static final int SUCCESS = 2;
  private static final long LOOKS_PER_PATIENCE = 4;

  private final EventLoop loop;
  private final Bootstrap bootstrap;
  private final int port;
  private final int number;

  /** Null while there is no connection. */
  private Channel channel;

  /** Null if no connection is being opened. */
  private ChannelFuture opening;

  /** Null between turns. */
  private LoadRun run;

  private int made;

  /** The call that is being made, and the place of its request in flight. Null between calls. */
  private LoadCall call;

  private int place;
  private long sent;
  private ScheduledFuture<?> watch;

  /**
   * @param bootstrap of this event loop
   * @param number no other connection to the same requests has it
   */
  LoadConnection(EventLoop loop, Bootstrap bootstrap, int port, int number) {
    this.loop = loop;
    this.bootstrap = bootstrap;
    this.port = port;
    this.number = number;
  }

  /** Makes calls until the turn is over. */
  void start(LoadRun newRun) {
    run = newRun;
    made = 0;
    long look = Math.max(1, newRun.patience() / LOOKS_PER_PATIENCE);
    watch = loop.scheduleAtFixedRate(this::look, look, look, TimeUnit.NANOSECONDS);
    next(System.nanoTime());
  }

  /** Begins the next call when it is due, or ends. */
  private void next(long now) {
    LoadCall next = run.next(number, made++, now);
    call = null;
    if (next == null) {
      end();
    } else if (next.due() <= now) {
      begin(next);
    } else {
      loop.schedule(() -> begin(next), next.due() - now, TimeUnit.NANOSECONDS);
    }
  }

  private void begin(LoadCall next) {
    call = next;
    place = 0;
    send();
  }

  private void send() {
    sent = System.nanoTime();
    if (channel == null) {
      connect();
    } else {
      channel.writeAndFlush(
          Unpooled.wrappedBuffer(call.requests().get(place)), channel.voidPromise());
    }
  }

  private void connect() {
    ChannelFuture opened = bootstrap.clone().handler(new Responses()).connect("127.0.0.1", port);
    opening = opened;
    opened.addListener(done -> connected(opened));
  }

  private void connected(ChannelFuture opened) {
    if (opened != opening) {
      opened.channel().close(); // it came too late
      return;
    }
    opening = null;
    if (!opened.isSuccess()) {
      run.failed(Failure.CLOSED, opened.cause().toString());
      end(); // where nobody listens, there is nothing to repeat
    } else {
      channel = opened.channel();
      send();
    }
  }

  /** Ends a call that has waited too long. */
  private void look() {
    if (call != null && System.nanoTime() - sent > run.patience()) {
      fail(Failure.TIMEOUT, "no answer in time");
    }
  }

  private void answered(ResponseParser response) {
    if (response.closes()) {
      close();
    }
    if (response.status() / CLASS != SUCCESS) {
      run.failed(Failure.STATUS, "status " + response.status());
      next(System.nanoTime());
    } else if (++place < call.requests().size()) {
      send();
    } else {
      long now = System.nanoTime();
      run.succeeded(now - call.due());
      next(now);
    }
  }

  private void fail(Failure reason, String detail) {
    close();
    run.failed(reason, detail);
    next(System.nanoTime());
  }

  private void end() {
    LoadRun ended = run;
    run = null;
    call = null;
    watch.cancel(false);
    ended.ended();
  }

  /** Closes the connection, if there is one; the next call opens another. */
  void close() {
    Channel closed = channel;
    channel = null;
    opening = null;
    if (closed != null) {
      closed.close();
    }
  }

  /** The responses on one connection. */
  private final class Responses extends ChannelInboundHandlerAdapter {

    private final ResponseParser parser = new ResponseParser();

    @Override
    public void channelRead(ChannelHandlerContext context, Object message) {
      ByteBuf in = (ByteBuf) message;
      try {
        if (!isCurrent(context)) {
          return;
        }
        if (call == null) {
          close(); // nobody has asked
        } else if (parser.read(in)) {
          ended(in);
        }
      } catch (MalformedResponseException e) {
        fail(Failure.MALFORMED, e.getMessage());
      } finally {
        in.release();
      }
    }

    private void ended(ByteBuf in) throws MalformedResponseException {
      if (in.isReadable()) {
        throw new MalformedResponseException("more than one response to a request");
      }
      answered(parser);
    }

    @Override
    public void channelInactive(ChannelHandlerContext context) {
      broken(context, "the server has closed the connection");
    }

    @Override
    public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
      broken(context, cause.toString());
    }

    private void broken(ChannelHandlerContext context, String detail) {
      if (isCurrent(context)) {
        if (call == null) {
          close();
        } else {
          fail(Failure.CLOSED, detail);
        }
      }
    }

    private boolean isCurrent(ChannelHandlerContext context) {
      return context.channel() == channel;
    }
  }
}
