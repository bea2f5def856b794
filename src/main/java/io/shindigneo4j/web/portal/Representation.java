package io.shindigneo4j.web.portal;

import io.shindigneo4j.web.compression.Gzip;
import java.util.List;
import java.util.stream.Stream;

/** A content as it is sent: plain, or compressed by gzip. Nobody changes its bytes. */
final class Representation {
  private final byte[] body;
  private final String tag;
  private final boolean compressed;

  private Representation(byte[] body, String tag, boolean compressed) {
    this.body = body;
    this.tag = tag;
    this.compressed = compressed;
  }

  static Representation plain(byte[] body) {
    return new Representation(body, '"' + Digest.of(body) + '"', false);
  }

  static Representation compressed(byte[] content) {
    byte[] body = Gzip.compress(content);
    return new Representation(body, '"' + Digest.of(body) + "-gzip\"", true);
  }

  byte[] body() {
    return body;
  }

  /** Its strong entity tag. */
  String tag() {
    return tag;
  }

  boolean compressed() {
    return compressed;
  }

  /**
   * Whether a client has it already (RFC 9110, section 13.1.2).
   *
   * @param known the values of {@code If-None-Match}
   */
  boolean isAmong(List<String> known) {
    return known.stream()
        .flatMap(value -> Stream.of(value.split(",")))
        .map(String::strip)
        .anyMatch(text -> text.equals("*") || text.equals(tag) || text.equals("W/" + tag));
  }
}
