package io.shindigneo4j.opensocial.json;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;

/**
 * An answer in JSON, which can be taken once. Its memory then serves the next answers; that of an
 * answer which nobody takes is collected as garbage.
 */
public final class JsonAnswer {

  private final AtomicReference<JsonBuffer> buffer;
  private final long length;

  JsonAnswer(JsonBuffer buffer) {
    this.buffer = new AtomicReference<>(buffer);
    length = buffer.length();
  }

  /** The number of bytes. */
  public long length() {
    return length;
  }

  /**
   * Sends the answer.
   *
   * @param target keeps no array that it is given
   * @throws IllegalStateException if it has been taken
   */
  public void writeTo(OutputStream target) throws IOException {
    JsonBuffer taken = take();
    try {
      taken.writeTo(target);
    } finally {
      taken.release();
    }
  }

  /**
   * The answer as an array.
   *
   * @throws IllegalStateException if it has been taken
   */
  public byte[] bytes() {
    JsonBuffer taken = take();
    try {
      return taken.bytes();
    } finally {
      taken.release();
    }
  }

  /**
   * The answer as a text, or nothing if bytes are not the same: a surrogate without its other half
   * is a question mark in UTF-8.
   *
   * @throws IllegalStateException if it has been taken
   */
  Optional<String> text() {
    JsonBuffer taken = take();
    try {
      return taken.isExact() ? Optional.of(taken.text()) : Optional.empty();
    } finally {
      taken.release();
    }
  }

  private JsonBuffer take() {
    JsonBuffer taken = buffer.getAndSet(null);
    if (taken == null) {
      throw new IllegalStateException("The answer has been taken");
    }
    return taken;
  }
}
