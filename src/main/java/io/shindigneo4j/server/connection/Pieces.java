package io.shindigneo4j.server.connection;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufAllocator;
import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.stream.ChunkedInput;

/**
 * Bytes that are written piece by piece while the client reads, as Netty copies what it writes into
 * direct memory. For one thread.
 */
public final class Pieces implements ChunkedInput<ByteBuf> {

  /** The size of a piece. What is not larger need not be cut. */
  public static final int SIZE = 64 * 1024;

  private final ByteBuf bytes;
  private final long length;
  private boolean closed;

  /** Takes over the buffer. */
  public Pieces(ByteBuf bytes) {
    this.bytes = bytes;
    this.length = bytes.readableBytes();
  }

  @Override
  public boolean isEndOfInput() {
    return !bytes.isReadable();
  }

  @Override
  public ByteBuf readChunk(ByteBufAllocator allocator) {
    return bytes.readRetainedSlice(Math.min(SIZE, bytes.readableBytes()));
  }

  @Override
  public ByteBuf readChunk(ChannelHandlerContext context) {
    return readChunk(context.alloc());
  }

  @Override
  public long length() {
    return length;
  }

  @Override
  public long progress() {
    return length - bytes.readableBytes();
  }

  /** Once, though Netty closes twice what a client leaves while a piece is on its way. */
  @Override
  public void close() {
    if (!closed) {
      closed = true;
      bytes.release();
    }
  }
}
