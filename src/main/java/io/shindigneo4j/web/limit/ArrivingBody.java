package io.shindigneo4j.web.limit;

import io.shindigneo4j.opensocial.dispatch.RefusedBodyException;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Optional;
import java.util.function.LongSupplier;
import javax.servlet.AsyncContext;
import javax.servlet.AsyncEvent;
import javax.servlet.AsyncListener;
import javax.servlet.ReadListener;
import javax.servlet.ServletInputStream;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The body of a request, which is kept in memory as it arrives. It is refused beyond a number of
 * bytes, beyond the memory for bodies, and where it arrives too slowly. Of a body that is refused
 * some more is read, and not kept, as many clients read an answer only after they have sent all.
 */
final class ArrivingBody {
  private static final Logger LOG = LoggerFactory.getLogger(ArrivingBody.class);
  private static final int PART = 16 << 10;

  /** The most bytes that are read of a body that is refused. */
  private static final long MAX_DISCARDED = 2 << 20;

  private final ServletInputStream source;
  private final long length;
  private final long limit;
  private final HeapShares.Use memory;
  private final LongSupplier clock;

  /** Null once it is of no use. */
  private @Nullable ByteArrayOutputStream kept = new ByteArrayOutputStream();

  /** Of what is kept, then of what is discarded. */
  private MinimumRate rate;

  private long arrived;
  private long discarded;
  private boolean abandoned;
  private boolean ended;
  private @Nullable RefusedBodyException refusal;

  /**
   * @param length in bytes; negative if it is not known
   * @param limit in bytes
   * @param clock as {@link System#nanoTime}
   */
  ArrivingBody(
      ServletInputStream source,
      long length,
      long limit,
      HeapShares.Use memory,
      LongSupplier clock) {
    this.source = source;
    this.length = length;
    this.limit = limit;
    this.memory = memory;
    this.clock = clock;
    this.rate = new MinimumRate(clock);
    if (length > limit) {
      refuse(RefusedBodyException.tooLarge());
    }
  }

  /** How many bytes have arrived. */
  long arrived() {
    return arrived;
  }

  /** Whether the container has read it to its end. */
  boolean hasEnded() {
    return ended || (length >= 0 && arrived >= length);
  }

  /** Whether it has a rest that nobody waits for any longer. */
  boolean isAbandoned() {
    return abandoned && !hasEnded();
  }

  /** Why it is refused, if that is so. */
  Optional<RefusedBodyException> refusal() {
    return Optional.ofNullable(refusal);
  }

  /**
   * What has arrived, to be read from its beginning, once.
   *
   * @throws RefusedBodyException if it is refused
   */
  ServletInputStream stream() throws RefusedBodyException {
    if (refusal != null) {
      throw refusal;
    }
    if (kept == null) {
      throw new IllegalStateException("the body has been read");
    }
    Kept stream = new Kept(kept.toByteArray());
    kept = null;
    return stream;
  }

  /** Reads what is here, without waiting, of a body whose length is known. */
  void readHere() throws IOException {
    byte[] part = part();
    while (isAwaited() && source.available() > 0) {
      readPart(part);
    }
  }

  /** Waits for all of it, also for some of what is refused. */
  void readOut() throws IOException {
    byte[] part = part();
    while (isAwaited()) {
      readPart(part);
    }
  }

  /** Waits for all of it, unless it is refused. */
  void readFully() throws IOException {
    byte[] part = part();
    while (refusal == null && !hasEnded()) {
      readPart(part);
    }
  }

  /**
   * Reads the rest by threads of the container that never wait for it. Tomcat does not do this well
   * for a body in chunks: with the last one it reads the next request before this is answered.
   *
   * @param whenOver is run once there is no more to be read, or to be awaited
   */
  void readAsItComes(AsyncContext context, Runnable whenOver) {
    Arrival arrival = new Arrival(context, whenOver);
    context.setTimeout(MinimumRate.longest(limit + MAX_DISCARDED).toMillis());
    context.addListener(arrival);
    source.setReadListener(arrival);
  }

  private boolean isAwaited() {
    return !hasEnded() && !isAbandoned();
  }

  /** One for all that is here at a time, as chunks may be of one byte. */
  private byte[] part() {
    return new byte[length < 0 ? PART : (int) Math.min(PART, length - arrived)];
  }

  private void readPart(byte[] part) throws IOException {
    int read =
        source.read(part, 0, length < 0 ? PART : (int) Math.min(part.length, length - arrived));
    if (read < 0) {
      ended = true;
      return;
    }
    arrived += read;
    if (refusal != null) {
      discarded += read;
      abandoned = discarded >= maxDiscarded() || rate.isMissedBy(discarded);
    } else if (!hasEnded() && rate.isMissedBy(arrived)) {
      abandon(RefusedBodyException.tooSlow());
    } else {
      keep(part, read);
    }
  }

  private long maxDiscarded() {
    return Math.max(MAX_DISCARDED, length <= limit + MAX_DISCARDED ? length : 0);
  }

  private void keep(byte[] part, int read) {
    try {
      if (arrived > limit) {
        throw RefusedBodyException.tooLarge();
      }
      memory.add(part, 0, read);
      kept.write(part, 0, read);
    } catch (RefusedBodyException e) {
      refuse(e);
    } catch (OutOfMemoryError e) {
      LOG.warn("There is no memory for a body", e);
      refuse(RefusedBodyException.tooMany());
    }
  }

  /** Refuses it, if that has not been done, and waits for no more of it. */
  void abandon(RefusedBodyException reason) {
    if (refusal == null) {
      refuse(reason);
    }
    abandoned = true;
  }

  private void refuse(RefusedBodyException reason) {
    refusal = reason;
    rate = new MinimumRate(clock);
    kept = null;
    memory.keep(0);
  }

  private final class Arrival implements ReadListener, AsyncListener {
    private final AsyncContext context;
    private final Runnable whenOver;
    private boolean over;

    private Arrival(AsyncContext context, Runnable whenOver) {
      this.context = context;
      this.whenOver = whenOver;
    }

    @Override
    public synchronized void onDataAvailable() throws IOException {
      byte[] part = part();
      while (isAwaited() && source.isReady()) {
        readPart(part);
      }
      if (!isAwaited()) {
        end();
      }
    }

    @Override
    public synchronized void onAllDataRead() {
      ended = true;
      end();
    }

    /** Nothing has come for as long as any body may take. */
    @Override
    public synchronized void onTimeout(AsyncEvent event) {
      if (!over) {
        abandon(RefusedBodyException.tooSlow());
        end();
      }
    }

    private void end() {
      if (!over) {
        over = true;
        whenOver.run();
      }
    }

    @Override
    public synchronized void onError(Throwable failure) {
      LOG.debug("A client is gone", failure);
      over = true;
      try {
        context.complete();
      } catch (IllegalStateException e) {
        LOG.debug("The request has ended", e);
      }
    }

    @Override
    public void onComplete(AsyncEvent event) {}

    @Override
    public void onError(AsyncEvent event) {}

    @Override
    public void onStartAsync(AsyncEvent event) {}
  }

  /** A body in memory, which is let go once it has been read. */
  private static final class Kept extends ServletInputStream {
    private ByteArrayInputStream bytes;

    private Kept(byte[] bytes) {
      this.bytes = new ByteArrayInputStream(bytes);
    }

    @Override
    public int read() {
      int next = bytes.read();
      leaveRead();
      return next;
    }

    @Override
    public int read(byte[] target, int offset, int length) {
      int read = bytes.read(target, offset, length);
      leaveRead();
      return read;
    }

    private void leaveRead() {
      if (isFinished()) {
        bytes = new ByteArrayInputStream(new byte[0]);
      }
    }

    @Override
    public int available() {
      return bytes.available();
    }

    @Override
    public boolean isFinished() {
      return bytes.available() == 0;
    }

    @Override
    public boolean isReady() {
      return true;
    }

    @Override
    public void setReadListener(ReadListener listener) {
      throw new IllegalStateException("the body has been read");
    }
  }
}
