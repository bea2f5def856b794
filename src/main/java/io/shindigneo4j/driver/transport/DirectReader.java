package io.shindigneo4j.driver.transport;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import java.util.Objects;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * Lets a thread that waits for an answer read the socket itself, which saves waking up two threads.
 *
 * <p>One at a time reads. The event loop lends the socket to callers when several calls in a row
 * have been alone on the connection. It takes it back when no caller has come for a moment, when
 * others need it, or when something arrives that is not simply a message.
 */
final class DirectReader {

  /** Who reads. */
  private enum Reader {
    EVENT_LOOP,
    /** Nobody: a caller may. */
    LENT,
    CALLER,
    /** Nobody: the event loop is about to. */
    RETURNED
  }

  /** So many calls in a row must have been alone. */
  private static final int ALONE = 8;

  /** How long the event loop waits for the next caller. */
  private static final long PATIENCE = TimeUnit.MILLISECONDS.toNanos(2);

  private static final long MAX_PAUSE = TimeUnit.MILLISECONDS.toNanos(100);

  private final OpenSocket socket;
  private final NettyDecoder decoder;
  private final CallerReads reads;
  private final AtomicReference<Reader> reader = new AtomicReference<>(Reader.EVENT_LOOP);

  /** Calls in a row that were alone, about. */
  private volatile int alone;

  private volatile boolean closing;

  /** When a caller read last, by {@link System#nanoTime}. */
  private volatile long used;

  /** The next check; null before the first. Of the event loop. */
  private @Nullable Future<?> check;

  DirectReader(OpenSocket socket, NettyDecoder decoder, CallerReads reads) {
    this.socket = socket;
    this.decoder = decoder;
    this.reads = reads;
    socket.closeFuture().addListener(closed -> reads.close());
  }

  /** As {@link DirectSocket#offer}. */
  void offer() {
    if (alone >= ALONE
        && !closing
        && reader.get() == Reader.EVENT_LOOP
        && decoder.isBetweenMessages()) {
      socket.config().setAutoRead(false);
      used = System.nanoTime();
      checkAfter(PATIENCE);
      reader.set(Reader.LENT);
    }
  }

  /** As {@link DirectSocket#await}. */
  @SuppressWarnings("NonAtomicVolatileUpdate") // callers who count at once are not alone
  void await(Future<?> answer, long nanos) {
    if (!reader.compareAndSet(Reader.LENT, Reader.CALLER)) {
      alone++;
      return;
    }
    long begin = System.nanoTime();
    boolean whole = !closing && reads.readUntil(answer, begin + nanos);
    long now = System.nanoTime();
    used = now;
    if (whole && now - begin < PATIENCE) {
      reader.set(Reader.LENT);
      if (closing) {
        takeBack();
      }
    } else {
      reader.set(Reader.RETURNED);
      giveBack(reads.takeRest());
    }
  }

  /** As {@link DirectSocket#takeBack}. */
  void takeBack() {
    if (alone > 0) {
      alone = 0;
    }
    if (reader.get() == Reader.LENT && reader.compareAndSet(Reader.LENT, Reader.RETURNED)) {
      giveBack(Unpooled.EMPTY_BUFFER);
    }
  }

  private void giveBack(ByteBuf rest) {
    try {
      socket.eventLoop().execute(() -> goOn(rest));
    } catch (RejectedExecutionException e) { // it has ended, and with it the connection
      reads.close();
    }
  }

  private void goOn(ByteBuf rest) {
    reader.set(Reader.EVENT_LOOP);
    socket.config().setAutoRead(true);
    if (rest.isReadable()) {
      socket.pipeline().fireChannelRead(rest).fireChannelReadComplete();
    }
  }

  private void checkAfter(long nanos) {
    if (check != null) {
      check.cancel(false);
    }
    check = socket.eventLoop().schedule(() -> check(nanos), nanos, TimeUnit.NANOSECONDS);
  }

  /** Reads again if no caller does; looks seldom at a caller that waits for long. */
  private void check(long pause) {
    boolean recent = System.nanoTime() - used < PATIENCE;
    switch (Objects.requireNonNull(reader.get())) {
      case LENT -> {
        if (recent) {
          checkAfter(PATIENCE);
        } else if (reader.compareAndSet(Reader.LENT, Reader.EVENT_LOOP)) {
          socket.config().setAutoRead(true);
        } else {
          checkAfter(PATIENCE);
        }
      }
      case CALLER -> checkAfter(recent ? PATIENCE : Math.min(2 * pause, MAX_PAUSE));
      case EVENT_LOOP, RETURNED -> {}
    }
  }

  /** As {@link DirectSocket#close}. */
  void close() {
    closing = true;
    takeBack();
    reads.end();
  }
}
