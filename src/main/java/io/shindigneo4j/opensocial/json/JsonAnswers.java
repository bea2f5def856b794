package io.shindigneo4j.opensocial.json;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import java.util.function.Consumer;

/**
 * Writes answers as JSON in UTF-8, byte for byte as Shindig's servlets write them. Safe for use by
 * several threads.
 */
@Singleton
public final class JsonAnswers {

  /** Four mebibytes of chunks. */
  private static final int KEPT_CHUNKS = 256;

  private final ValueWriters values = new ValueWriters();
  private final ChunkPool chunks = new ChunkPool(KEPT_CHUNKS);

  @Inject
  JsonAnswers() {}

  /**
   * An answer, to be sent.
   *
   * @param value a bean, map, list or simple value
   * @throws RuntimeException if a getter of a bean fails
   */
  public JsonAnswer write(Object value) {
    return answer(out -> values.write(value, out));
  }

  /**
   * An answer that a page loads as a script.
   *
   * @param callback the name of the function that the script calls with the value
   * @throws RuntimeException if a getter of a bean fails
   */
  public JsonAnswer write(Object value, String callback) {
    return answer(
        out -> {
          out.put(callback + "(");
          values.write(value, out);
          out.put(");\n");
        });
  }

  /**
   * A value as it will be written. An answer may have it in place of the value, which nobody needs
   * any more.
   *
   * @throws RuntimeException if a getter of a bean fails
   */
  public Encoded encode(Object value) {
    return new Encoded(write(value).bytes());
  }

  /** JSON that is written as it is. */
  public static final class Encoded {
    private final byte[] bytes;

    private Encoded(byte[] bytes) {
      this.bytes = bytes;
    }

    byte[] bytes() {
      return bytes;
    }

    /** The number of bytes. */
    public int length() {
      return bytes.length;
    }
  }

  /**
   * Refuses answers that are longer than one may be.
   *
   * @throws org.apache.shindig.protocol.ProtocolException with status 413
   */
  public static void check(long bytes) {
    JsonBuffer.check(bytes);
  }

  private JsonAnswer answer(Consumer<JsonBuffer> content) {
    JsonBuffer buffer = new JsonBuffer(chunks);
    boolean complete = false;
    try {
      content.accept(buffer);
      complete = true;
    } finally {
      if (!complete) {
        buffer.release();
      }
    }
    return new JsonAnswer(buffer);
  }
}
