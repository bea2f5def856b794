package io.shindigneo4j.benchmark.suite;

import io.shindigneo4j.benchmark.client.MeasuredTransport;
import io.shindigneo4j.benchmark.client.Transports;
import io.shindigneo4j.driver.DriverSettings;
import io.shindigneo4j.driver.DriverSettings.Compression;
import java.util.List;
import java.util.stream.Stream;

/** The variants that the papers compare: native and Cypher, compressed or not. */
final class CompressionVariants {

  private static final List<Compression> COMPRESSIONS =
      List.of(Compression.NONE, Compression.DEFLATE);

  private CompressionVariants() {}

  /** The transports with these settings in each compression. */
  static List<MeasuredTransport> of(DriverSettings settings) {
    return COMPRESSIONS.stream()
        .map(settings::withCompression)
        .flatMap(
            each -> Stream.of(Transports.webSocket(each, true), Transports.webSocket(each, false)))
        .toList();
  }
}
