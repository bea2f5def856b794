package io.shindigneo4j.benchmark.report;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Text files beside the report's classes. */
final class ReportResource {

  private ReportResource() {}

  static String text(String name) {
    try (InputStream stream = ReportResource.class.getResourceAsStream(name)) {
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
