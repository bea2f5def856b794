package io.shindigneo4j.protocol;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.Optional;
import net.jpountz.lz4.LZ4Compressor;
import net.jpountz.lz4.LZ4Exception;
import net.jpountz.lz4.LZ4Factory;
import net.jpountz.lz4.LZ4SafeDecompressor;

/**
 * One block of LZ4 after the number of plain bytes, four bytes in little-endian order. Uses the
 * safe implementation in Java, which checks the bounds of its arrays.
 */
final class Lz4 implements Coder {

  /** The most plain bytes for each byte of a block. */
  private static final int MAX_RATIO = 255;

  private final LZ4Compressor compressor = LZ4Factory.safeInstance().fastCompressor();
  private final LZ4SafeDecompressor decompressor = LZ4Factory.safeInstance().safeDecompressor();

  @Override
  public Optional<byte[]> compress(byte[] plain) {
    byte[] fewer = new byte[Integer.BYTES + compressor.maxCompressedLength(plain.length)];
    sizeIn(fewer, 0).putInt(plain.length);
    int size = Integer.BYTES + compressor.compress(plain, 0, plain.length, fewer, Integer.BYTES);
    return size < plain.length ? Optional.of(Arrays.copyOf(fewer, size)) : Optional.empty();
  }

  private static ByteBuffer sizeIn(byte[] bytes, int offset) {
    return ByteBuffer.wrap(bytes, offset, Integer.BYTES).order(ByteOrder.LITTLE_ENDIAN);
  }

  @Override
  public byte[] decompress(byte[] bytes, int offset, int limit) throws MalformedMessageException {
    int start = offset + Integer.BYTES;
    if (bytes.length < start) {
      throw new MalformedMessageException("the compressed data has no size");
    }
    int size = sizeIn(bytes, offset).getInt();
    if (size < 0 || size > (long) MAX_RATIO * (bytes.length - start)) {
      throw new MalformedMessageException("the compressed data cannot have its size");
    }
    TooLargeException.check(size, limit);
    return decompress(bytes, start, new byte[size]);
  }

  private byte[] decompress(byte[] bytes, int start, byte[] plain)
      throws MalformedMessageException {
    try {
      if (decompressor.decompress(bytes, start, bytes.length - start, plain, 0) != plain.length) {
        throw new MalformedMessageException("the compressed data does not have its size");
      }
      new Lz4Sequences(bytes, start).requireOffsets();
      return plain;
    } catch (LZ4Exception e) {
      throw new MalformedMessageException("not in the LZ4 format", e);
    }
  }
}
