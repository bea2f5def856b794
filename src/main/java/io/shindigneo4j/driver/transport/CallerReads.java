package io.shindigneo4j.driver.transport;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.shindigneo4j.spin.AdaptiveSpin;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedSelectorException;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Reads a socket on the thread of a caller. One thread at a time reads; any may end it. */
final class CallerReads {

  private static final Logger LOG = LoggerFactory.getLogger(CallerReads.class);

  /** The longest message that a caller takes, with its header. */
  private static final int SIZE = 64 * 1024 + 16;

  private final OpenSocket socket;
  private final ServerFrames frames;
  private final ChannelListener listener;
  private final AdaptiveSpin spin = new AdaptiveSpin();

  /** What has arrived of a message; null before the first read. */
  private @Nullable ByteBuffer bytes;

  // Guarded by this.
  private @Nullable Selector selector;
  private boolean ended;

  CallerReads(OpenSocket socket, ServerFrames frames, ChannelListener listener) {
    this.socket = socket;
    this.frames = frames;
    this.listener = listener;
  }

  /**
   * Passes messages on until the answer is among them.
   *
   * @param deadline by {@link System#nanoTime}
   * @return whether that is so, and the next bytes begin a message
   */
  boolean readUntil(Future<?> answer, long deadline) {
    ByteBuffer into = buffer();
    spin.begin(System.nanoTime());
    try {
      while (!answer.isDone()) {
        if (!await(deadline) || !read(into)) {
          return false;
        }
      }
      return into.position() == 0;
    } catch (IOException | ClosedSelectorException e) { // the event loop finds it out as well
      return false;
    } catch (RuntimeException | Error e) {
      LOG.debug("The connection is broken", e);
      socket.close();
      return false;
    } finally {
      spin.end(System.nanoTime());
    }
  }

  private ByteBuffer buffer() {
    ByteBuffer buffer = bytes;
    if (buffer == null) {
      buffer = ByteBuffer.allocateDirect(SIZE);
      bytes = buffer;
    }
    return buffer;
  }

  /** Whether to read again. */
  @SuppressWarnings("ThreadPriorityCheck") // to wait for another process, on a core that is free
  private boolean await(long deadline) throws IOException {
    long now = System.nanoTime();
    if (spin.looksAgain(now)) {
      Thread.yield();
      return true;
    }
    long left = TimeUnit.NANOSECONDS.toMillis(deadline - now);
    if (left <= 0 || Thread.currentThread().isInterrupted()) {
      return false;
    }
    Selector sleep = selector();
    int ready = sleep.select(left);
    sleep.selectedKeys().clear();
    return ready > 0;
  }

  private synchronized Selector selector() throws IOException {
    if (ended) {
      throw new ClosedSelectorException();
    }
    if (selector == null) {
      selector = Selector.open();
      socket.bytes().register(selector, SelectionKey.OP_READ);
    }
    return selector;
  }

  /** False if what has arrived is for Netty. */
  private boolean read(ByteBuffer into) throws IOException {
    int count = socket.bytes().read(into);
    if (count <= 0) {
      return count == 0;
    }
    listener.active();
    into.flip();
    try {
      ServerFrames.Found found = frames.take(into);
      while (found == ServerFrames.Found.MESSAGE) {
        found = frames.take(into);
      }
      return found == ServerFrames.Found.PART;
    } finally {
      into.compact();
    }
  }

  /** What has arrived and has not been passed on. */
  ByteBuf takeRest() {
    ByteBuffer read = buffer();
    read.flip();
    ByteBuf rest = Unpooled.copiedBuffer(read);
    read.clear();
    return rest;
  }

  /** No caller sleeps any more. */
  synchronized void end() {
    ended = true;
    if (selector != null) {
      selector.wakeup();
    }
  }

  /** Lets the system close the socket, which it does not while a selector has it. */
  synchronized void close() {
    ended = true;
    try {
      if (selector != null) {
        selector.close();
      }
    } catch (IOException e) {
      LOG.debug("A selector cannot be closed", e);
    }
  }
}
