package io.shindigneo4j.web.gadget;

import com.google.common.hash.Hashing;
import io.shindigneo4j.web.cache.Weighted;
import io.shindigneo4j.web.compression.Gzip;
import java.time.Duration;
import java.util.Collections;
import java.util.stream.Stream;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.common.servlet.HttpUtil;
import org.apache.shindig.gadgets.js.JsResponse;

/** A script of features as it is sent. Unchangeable. */
final class FeatureScript implements Weighted {
  /** The configuration of a container may change. */
  private static final Duration FRESH = Duration.ofMinutes(1);

  private final long made = System.nanoTime();
  private final byte[] compressed;

  /** A weak validator, the same with and without compression. */
  private final String tag;

  /** For which browsers may keep it; negative for ever. */
  private final int seconds;

  /** Whether proxies may keep it, too. */
  private final boolean shared;

  private FeatureScript(byte[] compressed, String tag, int seconds, boolean shared) {
    this.compressed = compressed;
    this.tag = tag;
    this.seconds = seconds;
    this.shared = shared;
  }

  static FeatureScript of(byte[] content, JsResponse made) {
    return new FeatureScript(
        Gzip.compressQuickly(content),
        "W/\"" + Hashing.sha256().hashBytes(content) + "\"",
        made.getCacheTtlSecs(),
        made.isProxyCacheable());
  }

  byte[] compressed() {
    return compressed;
  }

  @Override
  public long bytes() {
    return compressed.length;
  }

  /** Whether it need not be made again. */
  boolean isFresh() {
    return System.nanoTime() - made < FRESH.toNanos();
  }

  void describe(HttpServletResponse response) {
    response.addHeader("Vary", "Accept-Encoding");
    response.setHeader("ETag", tag);
    if (seconds < 0) {
      response.setHeader("Cache-Control", "public, max-age=31536000, immutable");
    } else {
      HttpUtil.setCachingHeaders(response, seconds, !shared);
    }
  }

  /** Whether the client has this script, by its tag, or any script of this version. */
  boolean isKnown(HttpServletRequest request) {
    return Collections.list(request.getHeaders("If-None-Match")).stream()
            .flatMap(tags -> Stream.of(tags.split(",")))
            .map(String::strip)
            .anyMatch(known -> known.equals(tag) || known.equals("*"))
        || (seconds < 0 && request.getHeader("If-Modified-Since") != null);
  }
}
