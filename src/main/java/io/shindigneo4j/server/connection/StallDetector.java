package io.shindigneo4j.server.connection;

import io.netty.channel.ChannelHandlerContext;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * Detects a message that has begun and then neither ends nor makes progress in time, and counts its
 * bytes. Of the event loop.
 *
 * <p>Time in which the server itself pauses reading does not count.
 */
public final class StallDetector {

  /** The bytes that an unfinished message must grow by in its time. */
  private static final long NEEDED = 16 * 1024;

  private final Duration time;
  private final BooleanSupplier unfinished;
  private final Consumer<ChannelHandlerContext> onStall;

  private boolean watched;
  private long bytes;
  private long messages;

  /** The message that is not whole; null if there is none. */
  private InboundMessage arriving;

  /**
   * @param unfinished whether a message has begun and not ended
   */
  public StallDetector(
      Duration time, BooleanSupplier unfinished, Consumer<ChannelHandlerContext> onStall) {
    this.time = time;
    this.unfinished = unfinished;
    this.onStall = onStall;
  }

  /** A message has ended. */
  public void messageEnded() {
    messages++;
    if (arriving != null) {
      arriving.release();
      arriving = null;
    }
  }

  /** Restarts the time of the message. */
  public void restart(ChannelHandlerContext context) {
    messageEnded();
    bytesReceived(context, 0);
  }

  /** Bytes have arrived and were decoded. */
  public void bytesReceived(ChannelHandlerContext context, int count) {
    bytes += count;
    if (!unfinished.getAsBoolean()) {
      return;
    }
    if (arriving == null) {
      arriving = InboundMessage.begin(context.channel(), count);
    } else {
      arriving.add(count);
    }
    if (!watched) {
      watch(context);
    }
  }

  private void watch(ChannelHandlerContext context) {
    long bytesBefore = bytes;
    long messagesBefore = messages;
    watched = true;
    context
        .executor()
        .schedule(
            () -> check(context, bytesBefore, messagesBefore),
            time.toMillis(),
            TimeUnit.MILLISECONDS);
  }

  private void check(ChannelHandlerContext context, long bytesBefore, long messagesBefore) {
    watched = false;
    if (!unfinished.getAsBoolean() || context.isRemoved() || !context.channel().isActive()) {
      return;
    }
    boolean goesOn = messages > messagesBefore || bytes - bytesBefore >= NEEDED;
    if (goesOn || !context.channel().config().isAutoRead()) {
      watch(context);
    } else {
      onStall.accept(context);
    }
  }
}
