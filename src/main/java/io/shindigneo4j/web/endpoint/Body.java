package io.shindigneo4j.web.endpoint;

import io.shindigneo4j.opensocial.json.JsonAnswer;
import java.io.IOException;
import java.io.OutputStream;

/** The bytes of an answer, which can be taken once. */
interface Body {

  long length();

  /**
   * Writes all of them.
   *
   * @param target keeps no array that it is given
   */
  void writeTo(OutputStream target) throws IOException;

  byte[] bytes();

  static Body of(byte[] bytes) {
    return new Body() {

      @Override
      public long length() {
        return bytes.length;
      }

      @Override
      public void writeTo(OutputStream target) throws IOException {
        target.write(bytes);
      }

      @Override
      public byte[] bytes() {
        return bytes;
      }
    };
  }

  /** Without a copy of its memory. */
  static Body of(JsonAnswer answer) {
    return new Body() {

      @Override
      public long length() {
        return answer.length();
      }

      @Override
      public void writeTo(OutputStream target) throws IOException {
        answer.writeTo(target);
      }

      @Override
      public byte[] bytes() {
        return answer.bytes();
      }
    };
  }
}
