package io.shindigneo4j.driver;

import io.shindigneo4j.driver.DriverSettings.Encoding;
import io.shindigneo4j.protocol.Compression;
import io.shindigneo4j.protocol.Format;
import io.shindigneo4j.protocol.Subprotocol;
import java.util.Objects;

/**
 * The encoding of messages. Not used by Bolt. Immutable.
 *
 * @param encoding the format of values
 * @param compression of the driver's messages; the server uses the same for its own
 * @param maximumSize in bytes. A statement that is larger fails; a response that is larger closes
 *     the connection
 */
public record MessageSettings(
    Encoding encoding, DriverSettings.Compression compression, int maximumSize) {

  public static final MessageSettings DEFAULT =
      new MessageSettings(Encoding.BSON, DriverSettings.Compression.NONE, 64 * 1024 * 1024);

  public MessageSettings {
    Objects.requireNonNull(encoding, "encoding");
    Objects.requireNonNull(compression, "compression");
    if (maximumSize <= 0) {
      throw new IllegalArgumentException("maximumMessageSize must be positive");
    }
  }

  public MessageSettings withEncoding(Encoding newEncoding) {
    return new MessageSettings(newEncoding, compression, maximumSize);
  }

  public MessageSettings withCompression(DriverSettings.Compression newCompression) {
    return new MessageSettings(encoding, newCompression, maximumSize);
  }

  public MessageSettings withMaximumSize(int newSize) {
    return new MessageSettings(encoding, compression, newSize);
  }

  Subprotocol subprotocol() {
    return new Subprotocol(
        switch (encoding) {
          case BSON -> Format.BSON;
          case JSON -> Format.JSON;
        },
        switch (compression) {
          case NONE -> Compression.NONE;
          case DEFLATE -> Compression.DEFLATE_FAST;
          case DEFLATE_BEST -> Compression.DEFLATE_BEST;
          case LZ4 -> Compression.LZ4;
        });
  }
}
