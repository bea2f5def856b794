package io.shindigneo4j.server.http;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufUtil;
import io.netty.handler.codec.http.HttpContent;
import io.netty.handler.codec.http.LastHttpContent;
import io.shindigneo4j.server.connection.RequestRejectedException;
import java.io.ByteArrayOutputStream;
import java.util.Optional;

/**
 * The body of a request while it arrives; takes memory for what has arrived alone. For one thread.
 */
final class HttpRequestBody {

  private final int maximumSize;

  /** Null while no part has come. */
  private ByteArrayOutputStream parts;

  /**
   * @param maximumSize in bytes
   */
  HttpRequestBody(int maximumSize) {
    this.maximumSize = maximumSize;
  }

  /**
   * Takes the next part.
   *
   * @return the whole, with the last one
   * @throws RequestRejectedException as soon as it is too large
   */
  Optional<byte[]> add(HttpContent content) throws RequestRejectedException {
    ByteBuf bytes = content.content();
    requireRoom(bytes.readableBytes());
    boolean last = content instanceof LastHttpContent;
    if (last && parts == null) {
      return Optional.of(ByteBufUtil.getBytes(bytes));
    }
    keep(bytes);
    return last ? Optional.of(parts.toByteArray()) : Optional.empty();
  }

  private void requireRoom(int more) throws RequestRejectedException {
    int size = parts == null ? 0 : parts.size();
    if (more > maximumSize - size) {
      throw tooLarge(maximumSize);
    }
  }

  static RequestRejectedException tooLarge(int maximumSize) {
    return new RequestRejectedException(
        RequestRejectedException.Kind.TOO_LARGE, "larger than " + maximumSize + " bytes");
  }

  private void keep(ByteBuf bytes) {
    if (parts == null) {
      parts = new ByteArrayOutputStream();
    }
    parts.writeBytes(ByteBufUtil.getBytes(bytes));
  }
}
