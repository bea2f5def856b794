package io.shindigneo4j.opensocial.json;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.protocol.ProtocolException;

/** JSON in UTF-8, as it grows, up to a limit. For one thread at a time. */
final class JsonBuffer {

  /** How many units of a text are written at once, for which there is room in a chunk. */
  private static final int PIECE = 1024;

  private static final int MAX_NUMBER_LENGTH = 20;

  private static final long MAX_BYTES = 64 << 20;

  private final ChunkPool pool;
  private final List<Filled> filled = new ArrayList<>(0);
  private long filledBytes;
  private byte[] chunk;
  private int end;
  private boolean exact = true;

  /** A chunk, the first bytes of which belong to the text. */
  @SuppressWarnings("ArrayRecordComponent") // none is compared with another
  private record Filled(byte[] chunk, int length) {

    void writeTo(OutputStream target) throws IOException {
      target.write(chunk, 0, length);
    }
  }

  JsonBuffer(ChunkPool pool) {
    this.pool = pool;
    chunk = pool.take();
  }

  /** The number of bytes. */
  long length() {
    return filledBytes + end;
  }

  /** Whether the bytes are the text. No bytes are a surrogate without its other half. */
  boolean isExact() {
    return exact;
  }

  void writeTo(OutputStream target) throws IOException {
    for (Filled before : filled) {
      before.writeTo(target);
    }
    target.write(chunk, 0, end);
  }

  byte[] bytes() {
    byte[] bytes = new byte[Math.toIntExact(length())];
    int length = 0;
    for (Filled before : filled) {
      System.arraycopy(before.chunk(), 0, bytes, length, before.length());
      length += before.length();
    }
    System.arraycopy(chunk, 0, bytes, length, end);
    return bytes;
  }

  String text() {
    return filled.isEmpty()
        ? new String(chunk, 0, end, StandardCharsets.UTF_8)
        : new String(bytes(), StandardCharsets.UTF_8);
  }

  /** Gives the memory back. Nobody may use the buffer afterwards. */
  void release() {
    filled.forEach(before -> pool.give(before.chunk()));
    pool.give(chunk);
    filled.clear();
    chunk = null;
  }

  static void check(long bytes) {
    if (bytes > MAX_BYTES) {
      throw new ProtocolException(
          HttpServletResponse.SC_REQUEST_ENTITY_TOO_LARGE,
          "the answer has more than 64 MiB: ask for less at a time");
    }
  }

  private void reserve(int bytes) {
    if (chunk.length - end < bytes) {
      filledBytes += end;
      check(filledBytes);
      filled.add(new Filled(chunk, end));
      chunk = pool.take();
      end = 0;
    }
  }

  /** A character of ASCII, without an escape. */
  void put(char character) {
    reserve(1);
    chunk[end++] = (byte) character;
  }

  /** Bytes as they are. */
  void put(byte[] bytes, int from) {
    int begin = from;
    while (begin < bytes.length) {
      reserve(1);
      int length = Math.min(bytes.length - begin, chunk.length - end);
      System.arraycopy(bytes, begin, chunk, end, length);
      end += length;
      begin += length;
    }
  }

  /** A text as it is. */
  void put(String text) {
    put(text.getBytes(StandardCharsets.UTF_8), 0);
  }

  void number(long number) {
    reserve(MAX_NUMBER_LENGTH);
    end = Digits.write(number, chunk, end);
  }

  void date(LocalDate day, long millis) {
    reserve(Dates.LENGTH);
    end = Dates.write(day, millis, chunk, end);
  }

  /** A text in quotes, with escapes. */
  void string(String text) {
    if (text.length() <= PIECE) {
      reserve(TextEncoder.mostBytes(text.length()) + 2);
      chunk[end++] = '"';
      encode(text, 0, text.length());
      chunk[end++] = '"';
    } else {
      put('"');
      pieces(text);
      put('"');
    }
  }

  /** A name, with a comma before it unless it is the first, and the colon after it. */
  void name(String name, boolean first) {
    if (name.length() > PIECE) {
      put(first ? "" : ",");
      string(name);
      put(':');
      return;
    }
    reserve(TextEncoder.mostBytes(name.length()) + 4);
    if (!first) {
      chunk[end++] = ',';
    }
    chunk[end++] = '"';
    encode(name, 0, name.length());
    chunk[end++] = '"';
    chunk[end++] = ':';
  }

  private void pieces(String text) {
    int from = 0;
    while (from < text.length()) {
      int to = Math.min(text.length(), from + PIECE);
      if (to < text.length() && Character.isHighSurrogate(text.charAt(to - 1))) {
        to++;
      }
      reserve(TextEncoder.mostBytes(to - from));
      encode(text, from, to);
      from = to;
    }
  }

  /** Writes a piece, for which there is room, and which does not end within a pair. */
  private void encode(String text, int from, int to) {
    int next = plain(text, from, to);
    while (next < to) {
      int character = text.codePointAt(next);
      exact &= !TextEncoder.isHalf(character);
      end = TextEncoder.special(character, chunk, end);
      next = plain(text, next + Character.charCount(character), to);
    }
  }

  /** Writes what is one byte, in a loop that is small enough for the JVM to make it fast. */
  private int plain(String text, int from, int to) {
    byte[] bytes = chunk;
    int shift = end - from;
    int next = from;
    for (; next < to; next++) {
      char unit = text.charAt(next);
      if (unit >= TextEncoder.PLAIN.length || !TextEncoder.PLAIN[unit]) {
        break;
      }
      bytes[shift + next] = (byte) unit;
    }
    end = shift + next;
    return next;
  }
}
