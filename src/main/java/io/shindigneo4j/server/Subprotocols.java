package io.shindigneo4j.server;

import io.shindigneo4j.protocol.Compression;
import io.shindigneo4j.protocol.Subprotocol;
import java.util.List;
import org.neo4j.configuration.Config;

/** The subprotocols that the settings allow. */
final class Subprotocols {

  private Subprotocols() {}

  static List<Subprotocol> of(Config config) {
    CompressionLevel level = config.get(ServerSettings.compression_level);
    return Subprotocol.with(
        config.get(ServerSettings.compressions).stream()
            .map(name -> compression(name, level))
            .toList());
  }

  private static Compression compression(CompressionName name, CompressionLevel level) {
    return switch (name) {
      case NONE -> Compression.NONE;
      case DEFLATE -> deflate(level);
      case LZ4 -> Compression.LZ4;
    };
  }

  private static Compression deflate(CompressionLevel level) {
    return switch (level) {
      case FAST -> Compression.DEFLATE_FAST;
      case BEST -> Compression.DEFLATE_BEST;
    };
  }
}
