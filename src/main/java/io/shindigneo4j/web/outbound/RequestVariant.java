package io.shindigneo4j.web.outbound;

import com.google.common.base.Strings;
import com.google.common.hash.Hasher;
import com.google.common.hash.Hashing;
import com.google.common.net.HttpHeaders;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.apache.shindig.gadgets.http.HttpRequest;

/**
 * What tells requests for the same address apart, besides what is in Shindig's key: the headers
 * that are sent, and how long the response shall be kept.
 */
final class RequestVariant {
  /** The cache itself adds these to a request, to ask whether what it has is still valid. */
  static final Set<String> REVALIDATION =
      Set.of(lower(HttpHeaders.IF_MODIFIED_SINCE), lower(HttpHeaders.IF_NONE_MATCH));

  private static final Set<String> CREDENTIALS =
      Set.of(
          lower(HttpHeaders.AUTHORIZATION),
          lower(HttpHeaders.PROXY_AUTHORIZATION),
          lower(HttpHeaders.COOKIE));

  private RequestVariant() {}

  private static String lower(String name) {
    return name.toLowerCase(Locale.ROOT);
  }

  /**
   * A text of fixed length.
   *
   * @param sent the names of the headers that are sent, in lower case
   */
  static String hash(HttpRequest request, Set<String> sent) {
    Hasher hasher = Hashing.sha256().newHasher().putInt(request.getCacheTtl());
    headers(request, sent).forEach((name, values) -> put(hasher, name, values));
    return hasher.hash().toString();
  }

  private static SortedMap<String, List<String>> headers(HttpRequest request, Set<String> sent) {
    SortedMap<String, List<String>> headers = new TreeMap<>();
    for (Map.Entry<String, List<String>> header : request.getHeaders().entrySet()) {
      String name = lower(header.getKey());
      if (sent.contains(name) && !REVALIDATION.contains(name)) {
        headers.put(name, header.getValue());
      }
    }
    return headers;
  }

  private static void put(Hasher hasher, String name, List<String> values) {
    put(hasher, name);
    hasher.putInt(values.size());
    values.forEach(value -> put(hasher, Strings.nullToEmpty(value)));
  }

  private static void put(Hasher hasher, String text) {
    hasher.putInt(text.length()).putString(text, StandardCharsets.UTF_16LE);
  }

  /**
   * Whether the response may be for one person alone.
   *
   * @param sent the names of the headers that are sent, in lower case
   */
  static boolean hasCredentials(HttpRequest request, Set<String> sent) {
    return CREDENTIALS.stream()
        .anyMatch(name -> sent.contains(name) && !request.getHeaders(name).isEmpty());
  }
}
