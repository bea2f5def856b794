package io.shindigneo4j.web.portal;

import java.util.Map;
import java.util.Optional;

/** The media types of the portal's files. A file of another kind is not served. */
enum MediaType {
  HTML("text/html;charset=UTF-8", true),
  SCRIPT("text/javascript;charset=UTF-8", true),
  STYLE("text/css;charset=UTF-8", true),
  JSON("application/json;charset=UTF-8", true),
  SVG("image/svg+xml;charset=UTF-8", true),
  TEXT("text/plain;charset=UTF-8", true),
  PNG("image/png", false);

  private static final Map<String, MediaType> BY_EXTENSION =
      Map.of(
          "html", HTML, "js", SCRIPT, "mjs", SCRIPT, "css", STYLE, "json", JSON, "svg", SVG, "txt",
          TEXT, "png", PNG);

  private final String header;
  private final boolean compressible;

  MediaType(String header, boolean compressible) {
    this.header = header;
    this.compressible = compressible;
  }

  static Optional<MediaType> of(String name) {
    return Optional.ofNullable(BY_EXTENSION.get(name.substring(name.lastIndexOf('.') + 1)));
  }

  /** The value of {@code Content-Type}. */
  String header() {
    return header;
  }

  boolean isCompressible() {
    return compressible;
  }
}
