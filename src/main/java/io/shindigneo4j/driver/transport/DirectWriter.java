package io.shindigneo4j.driver.transport;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelOutboundBuffer;
import io.shindigneo4j.driver.transport.DirectSocket.Outcome;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Lets the thread that has a frame write it to the socket, if nothing else is to be written: to
 * wake up the event loop for it takes longer. Whoever writes has the lock; only the event loop
 * waits for it, for as long as one system call takes.
 */
final class DirectWriter {

  /** What is longer is left to the event loop. */
  private static final int SIZE = 16 * 1024;

  private final OpenSocket socket;
  private final ReentrantLock lock = new ReentrantLock();
  private final ByteBuffer buffer = ByteBuffer.allocateDirect(SIZE);

  /** What the operating system has not taken of a frame. Guarded by the lock; null for nothing. */
  private @Nullable ByteBuf rest;

  DirectWriter(OpenSocket socket) {
    this.socket = socket;
  }

  /** As {@link DirectSocket#write}. */
  Outcome write(byte[] payload, boolean binary, BooleanSupplier free) {
    if (payload.length > SIZE - ClientFrames.HEADER || !lock.tryLock()) {
      return Outcome.NOT_WRITTEN;
    }
    try {
      return rest == null && isFlushed() && free.getAsBoolean()
          ? write(payload, binary)
          : Outcome.NOT_WRITTEN;
    } catch (IOException e) {
      return Outcome.FAILED;
    } finally {
      lock.unlock();
    }
  }

  /** Whether Netty has passed on what it was given, which happens under the lock. */
  private boolean isFlushed() {
    ChannelOutboundBuffer outbound = socket.unsafe().outboundBuffer();
    return outbound != null && outbound.totalPendingWriteBytes() == 0;
  }

  private Outcome write(byte[] payload, boolean binary) throws IOException {
    buffer.clear();
    ClientFrames.put(buffer, payload, binary);
    buffer.flip();
    socket.bytes().write(buffer);
    if (!buffer.hasRemaining()) {
      return Outcome.WRITTEN;
    }
    rest = Unpooled.copiedBuffer(buffer);
    return Outcome.IN_PART;
  }

  /** As {@link DirectSocket#exclusively}, after what is left of a frame. */
  void exclusively(Runnable writes) {
    lock.lock();
    try {
      writeRest();
      writes.run();
    } finally {
      lock.unlock();
    }
  }

  private void writeRest() {
    ByteBuf first = rest;
    rest = null;
    if (first != null && socket.isActive()) {
      socket.pipeline().firstContext().writeAndFlush(first); // behind the encoder
    }
  }
}
