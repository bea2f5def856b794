package io.shindigneo4j.benchmark.http;

import io.netty.buffer.ByteBuf;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/**
 * Finds the status and the end of each response on a connection, and skips the rest. It takes
 * responses of HTTP/1.1 with a length or in chunks. Not thread-safe.
 */
final class ResponseParser {

  /** What the next bytes are. */
  private enum State {
    STATUS_LINE,
    HEADER,
    CONTENT,
    CHUNK_SIZE,
    CHUNK,
    CHUNK_END,
    TRAILER
  }

  private static final int MAX_LINE_LENGTH = 16_384;
  private static final int MAX_HEAD_LENGTH = 65_536;
  private static final String VERSION = "HTTP/1.";
  private static final int STATUS_START = 9;
  private static final int STATUS_END = 12;
  private static final int HEX = 16;
  private static final int CLASS = 100;
  private static final int NO_CONTENT = 204;
  private static final int NOT_MODIFIED = 304;

  private final byte[] line = new byte[MAX_LINE_LENGTH];
  private int lineLength;
  private int headLength;
  private State state = State.STATUS_LINE;
  private int status;

  /** The content, or the part of a chunk, that is still to come; negative if unknown. */
  private long left;

  private boolean chunked;
  private boolean closes;

  /**
   * Reads up to the end of a response.
   *
   * @return whether the response has ended; bytes after it remain in the buffer
   * @throws MalformedResponseException for anything else than a response with a known end
   */
  boolean read(ByteBuf in) throws MalformedResponseException {
    while (in.isReadable()) {
      boolean ended =
          switch (state) {
            case CONTENT -> skip(in);
            case CHUNK -> {
              if (skip(in)) {
                state = State.CHUNK_END;
              }
              yield false;
            }
            default -> hasLine(in) && takeLine();
          };
      if (ended) {
        state = State.STATUS_LINE;
        return true;
      }
    }
    return false;
  }

  private boolean skip(ByteBuf in) {
    int count = (int) Math.min(left, in.readableBytes());
    in.skipBytes(count);
    left -= count;
    return left == 0;
  }

  /** Whether the line is complete, without its end. */
  private boolean hasLine(ByteBuf in) throws MalformedResponseException {
    int readable = in.readableBytes();
    int end = in.bytesBefore((byte) '\n');
    int count = end < 0 ? readable : end;
    if (lineLength + count > MAX_LINE_LENGTH) {
      throw new MalformedResponseException("a line is too long");
    }
    in.readBytes(line, lineLength, count);
    lineLength += count;
    if (end < 0) {
      return false;
    }
    in.skipBytes(1);
    if (lineLength > 0 && line[lineLength - 1] == '\r') {
      lineLength--;
    }
    return true;
  }

  /** Returns whether the response ends with this line. */
  private boolean takeLine() throws MalformedResponseException {
    boolean ended =
        switch (state) {
          case STATUS_LINE -> takeStatus();
          case HEADER -> takeHeader();
          case CHUNK_SIZE -> takeChunkSize();
          case CHUNK_END -> takeChunkEnd();
          case TRAILER -> lineLength == 0;
          case CONTENT, CHUNK -> throw new IllegalStateException();
        };
    lineLength = 0;
    return ended;
  }

  private boolean takeStatus() throws MalformedResponseException {
    String text = text();
    if (!text.startsWith(VERSION) || lineLength < STATUS_END) {
      throw new MalformedResponseException("no status line");
    }
    status = (int) number(text.substring(STATUS_START, STATUS_END), 10);
    left = -1;
    chunked = false;
    closes = false;
    headLength = 0;
    state = State.HEADER;
    return false;
  }

  private boolean takeHeader() throws MalformedResponseException {
    headLength += lineLength;
    if (headLength > MAX_HEAD_LENGTH) {
      throw new MalformedResponseException("too many headers");
    }
    if (lineLength == 0) {
      return endHead();
    }
    switch (line[0]) {
      case 'c', 'C', 't', 'T' -> takeField(text().toLowerCase(Locale.ROOT));
      default -> {} // tells nothing of the end
    }
    return false;
  }

  private void takeField(String field) throws MalformedResponseException {
    int colon = field.indexOf(':');
    String value = field.substring(colon + 1).strip();
    switch (field.substring(0, Math.max(0, colon))) {
      case "content-length" -> left = number(value, 10);
      case "transfer-encoding" -> chunked = value.equals("chunked");
      case "connection" -> closes = value.equals("close");
      default -> {} // tells nothing of the end
    }
  }

  private boolean endHead() throws MalformedResponseException {
    if (status / CLASS == 1) {
      state = State.STATUS_LINE; // the final response follows
      return false;
    }
    if (status == NO_CONTENT || status == NOT_MODIFIED) {
      return true;
    }
    if (!chunked && left < 0) {
      throw new MalformedResponseException("a response of unknown length");
    }
    state = chunked ? State.CHUNK_SIZE : State.CONTENT;
    return !chunked && left == 0;
  }

  private boolean takeChunkSize() throws MalformedResponseException {
    String text = text();
    int extension = text.indexOf(';');
    left = number((extension < 0 ? text : text.substring(0, extension)).strip(), HEX);
    state = left == 0 ? State.TRAILER : State.CHUNK;
    return false;
  }

  private boolean takeChunkEnd() throws MalformedResponseException {
    if (lineLength > 0) {
      throw new MalformedResponseException("a chunk is longer than its size");
    }
    state = State.CHUNK_SIZE;
    return false;
  }

  @SuppressWarnings("UnusedException") // the text says it all
  private static long number(String text, int radix) throws MalformedResponseException {
    try {
      long number = Long.parseLong(text, radix);
      if (number >= 0) {
        return number;
      }
    } catch (NumberFormatException e) { // reported below
      throw new MalformedResponseException("no number: " + text);
    }
    throw new MalformedResponseException("negative: " + text);
  }

  private String text() {
    return new String(line, 0, lineLength, StandardCharsets.ISO_8859_1);
  }

  /** The status of the response that has ended. */
  int status() {
    return status;
  }

  /** Whether the server closes the connection after the response. */
  boolean closes() {
    return closes;
  }
}
