package io.shindigneo4j.opensocial.request;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Base64;
import java.util.OptionalInt;

/**
 * The beginning of a picture that is base64. Reads the few bytes that say the size, as libpng,
 * libjpeg and libwebp do; {@code core/pictureSize.js} of the portal is the same for browsers,
 * without GIF.
 *
 * <p>Fails with an {@link IndexOutOfBoundsException} where the picture ends before its size, and
 * with an {@link IllegalArgumentException} where it is no base64.
 */
record PictureHeader(String text, int from) {
  private static final OptionalInt NONE = OptionalInt.empty();

  /** How many parts of a file may stand before its size. */
  private static final int PARTS = 200;

  private static final long PNG = 0x89504e470d0a1a0aL;
  private static final int IHDR = 0x49484452;
  private static final int IHDR_LENGTH = 13;
  private static final int ACTL = 0x6163544c;
  private static final int IDAT = 0x49444154;

  private static final int JPEG = 0xffd8;
  private static final int FILL = 0xffff;
  private static final int FIRST_FRAME = 0xffc0;
  private static final int LAST_FRAME = 0xffcf;
  private static final int HUFFMAN_TABLES = 0xffc4;
  private static final int EXTENSION = 0xffc8;
  private static final int ARITHMETIC_CODING = 0xffcc;
  private static final int QUANTIZATION_TABLES = 0xffdb;
  private static final int RESTART_INTERVAL = 0xffdd;
  private static final int FIRST_APPLICATION = 0xffe0;
  private static final int LAST_APPLICATION = 0xffef;
  private static final int COMMENT = 0xfffe;

  private static final int RIFF = 0x52494646;
  private static final int WEBP = 0x57454250;
  private static final int LOSSY = 0x56503820;
  private static final int LOSSLESS = 0x5650384c;
  private static final int EXTENDED = 0x56503858;
  private static final int LOSSY_START = 0x9d012a;
  private static final int LOSSLESS_START = 0x2f;
  private static final int ANIMATION = 2;

  private static final int GIF = 0x47494638;
  private static final int GIF_PARTS = 2_000;
  private static final int GIF_EXTENSION = 0x21;
  private static final int GIF_FRAME = 0x2c;

  /** The longer side in pixels; empty for what is no PNG, and for one with several frames. */
  OptionalInt png() {
    ByteBuffer head = at(0, 24);
    if (head.getLong(0) != PNG || head.getInt(8) != IHDR_LENGTH || head.getInt(12) != IHDR) {
      return NONE;
    }
    long place = 8;
    for (int i = 0; i < PARTS; i++) {
      ByteBuffer chunk = at(place, 8);
      if (chunk.getInt(4) == ACTL) {
        return NONE;
      } else if (chunk.getInt(4) == IDAT) {
        return longer(unsigned(head.getInt(16)), unsigned(head.getInt(20)));
      }
      place += 12L + unsigned(chunk.getInt(0));
    }
    return NONE;
  }

  /** The longer side in pixels; empty for what is no JPEG. */
  OptionalInt jpeg() {
    if (unsigned(at(0, 2).getShort(0)) != JPEG) {
      return NONE;
    }
    long place = 2;
    for (int i = 0; i < PARTS; i++) {
      ByteBuffer segment = at(place, 9);
      int marker = unsigned(segment.getShort(0));
      if (isFrame(marker)) {
        return longer(unsigned(segment.getShort(7)), unsigned(segment.getShort(5)));
      } else if (marker == FILL) {
        place++;
      } else if (isTable(marker) && unsigned(segment.getShort(2)) >= 2) {
        place += 2 + unsigned(segment.getShort(2));
      } else {
        return NONE;
      }
    }
    return NONE;
  }

  private static boolean isFrame(int marker) {
    return marker >= FIRST_FRAME
        && marker <= LAST_FRAME
        && marker != HUFFMAN_TABLES
        && marker != EXTENSION
        && marker != ARITHMETIC_CODING;
  }

  private static boolean isTable(int marker) {
    return switch (marker) {
      case HUFFMAN_TABLES, ARITHMETIC_CODING, QUANTIZATION_TABLES, RESTART_INTERVAL, COMMENT ->
          true;
      default -> marker >= FIRST_APPLICATION && marker <= LAST_APPLICATION;
    };
  }

  /** The longer side in pixels; empty for what is no WebP, and for one with several frames. */
  OptionalInt webp() {
    ByteBuffer head = at(0, 30);
    if (head.getInt(0) != RIFF || head.getInt(8) != WEBP) {
      return NONE;
    }
    int kind = head.getInt(12);
    head.order(ByteOrder.LITTLE_ENDIAN);
    return switch (kind) {
      case LOSSY -> lossy(head);
      case LOSSLESS -> lossless(head);
      case EXTENDED -> extended(head);
      default -> NONE;
    };
  }

  private static OptionalInt lossy(ByteBuffer head) {
    boolean starts =
        (head.get(20) & 1) == 0 && Integer.reverseBytes(head.getInt(22)) << 8 >>> 8 == LOSSY_START;
    return starts ? longer(head.getShort(26) & 0x3fff, head.getShort(28) & 0x3fff) : NONE;
  }

  private static OptionalInt lossless(ByteBuffer head) {
    int sides = head.getInt(21);
    return head.get(20) == LOSSLESS_START
        ? longer((sides & 0x3fff) + 1, (sides >>> 14 & 0x3fff) + 1)
        : NONE;
  }

  private static OptionalInt extended(ByteBuffer head) {
    return (head.get(20) & ANIMATION) == 0
        ? longer((head.getInt(24) & 0xffffff) + 1, (head.getInt(26) >>> 8) + 1)
        : NONE;
  }

  /** The longer side in pixels of the screen or the first frame; empty for what is no GIF. */
  OptionalInt gif() {
    ByteBuffer head = at(0, 13);
    if (head.getInt(0) != GIF) {
      return NONE;
    }
    head.order(ByteOrder.LITTLE_ENDIAN);
    int width = unsigned(head.getShort(6));
    int height = unsigned(head.getShort(8));
    int colors = head.get(10);
    long place = 13 + (colors < 0 ? 3L << ((colors & 7) + 1) : 0);
    boolean extension = false;
    for (int i = 0; i < GIF_PARTS; i++) {
      int part = Byte.toUnsignedInt(at(place, 1).get(0));
      if (extension) {
        extension = part > 0;
        place += 1 + part;
      } else if (part == GIF_EXTENSION) {
        extension = true;
        place += 2;
      } else if (part == GIF_FRAME) {
        ByteBuffer frame = at(place + 1, 8).order(ByteOrder.LITTLE_ENDIAN);
        return longer(
            Math.max(width, unsigned(frame.getShort(0)) + unsigned(frame.getShort(4))),
            Math.max(height, unsigned(frame.getShort(2)) + unsigned(frame.getShort(6))));
      } else {
        return NONE;
      }
    }
    return NONE;
  }

  private static OptionalInt longer(long width, long height) {
    return width > 0 && height > 0 && Math.max(width, height) <= Integer.MAX_VALUE
        ? OptionalInt.of((int) Math.max(width, height))
        : NONE;
  }

  private static int unsigned(short value) {
    return Short.toUnsignedInt(value);
  }

  private static long unsigned(int value) {
    return Integer.toUnsignedLong(value);
  }

  /** So many bytes, or fewer where the picture ends. */
  private ByteBuffer at(long place, int count) {
    int begin = index(place / 3);
    int end = index((place + count + 2) / 3);
    byte[] bytes = Base64.getDecoder().decode(text.substring(begin, end));
    int skipped = Math.min((int) (place % 3), bytes.length);
    return ByteBuffer.wrap(bytes, skipped, Math.min(count, bytes.length - skipped)).slice();
  }

  /** Where the group of four characters is that has three bytes. */
  private int index(long group) {
    return (int) Math.min(from + 4 * group, text.length());
  }
}
