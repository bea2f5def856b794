package io.shindigneo4j.web.page;

import java.io.IOException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;

/**
 * The parameters of a query or of a form, as RFC 6749 reads them: one without a value, or with
 * nothing but blanks, counts as absent, and none may come twice. Immutable.
 */
public final class Parameters {
  /** The most bytes of a form. */
  static final int MAX_BYTES = 16 << 10;

  private static final int MAX_COUNT = 100;
  private static final String FORM = "application/x-www-form-urlencoded";

  private final Map<String, List<String>> values;

  private Parameters(Map<String, List<String>> values) {
    this.values = values;
  }

  /**
   * The parameters of the query.
   *
   * @throws Refusal with 400 if it is malformed
   */
  public static Parameters ofQuery(HttpServletRequest request) throws Refusal {
    String query = request.getQueryString();
    return parse(query == null ? "" : query);
  }

  /**
   * The parameters of the body alone.
   *
   * @throws Refusal with 400 if it is malformed, with 413 if it is too large, and with 415 if it is
   *     no form
   */
  public static Parameters ofForm(HttpServletRequest request) throws Refusal, IOException {
    if (!isForm(request.getContentType())) {
      throw new Refusal(HttpServletResponse.SC_UNSUPPORTED_MEDIA_TYPE, "A form must be sent");
    }
    byte[] body =
        request.getContentLengthLong() > MAX_BYTES
            ? new byte[MAX_BYTES + 1]
            : request.getInputStream().readNBytes(MAX_BYTES + 1);
    if (body.length > MAX_BYTES) {
      throw new Refusal(
          HttpServletResponse.SC_REQUEST_ENTITY_TOO_LARGE, "A form has at most 16 KiB");
    }
    return parse(new String(body, StandardCharsets.UTF_8));
  }

  private static boolean isForm(String type) {
    return type != null && type.split(";", 2)[0].strip().toLowerCase(Locale.ROOT).equals(FORM);
  }

  private static Parameters parse(String text) throws Refusal {
    String[] pairs = text.split("&", MAX_COUNT + 1);
    if (pairs.length > MAX_COUNT) {
      throw new Refusal(HttpServletResponse.SC_BAD_REQUEST, "There are too many parameters");
    }
    Map<String, List<String>> values = new LinkedHashMap<>();
    for (String pair : pairs) {
      if (pair.isEmpty()) {
        continue; // between two &
      }
      String[] parts = pair.split("=", 2);
      String value = parts.length == 2 ? decoded(parts[1]) : "";
      values.computeIfAbsent(decoded(parts[0]), name -> new ArrayList<>()).add(value);
    }
    return new Parameters(values);
  }

  private static String decoded(String text) throws Refusal {
    try {
      return URLDecoder.decode(text, StandardCharsets.UTF_8);
    } catch (IllegalArgumentException e) {
      throw new Refusal(HttpServletResponse.SC_BAD_REQUEST, "The parameters are malformed");
    }
  }

  /** Those that come more than once. */
  public Set<String> repeated() {
    Set<String> names = new TreeSet<>();
    values.forEach(
        (name, all) -> {
          if (all.size() > 1) {
            names.add(name);
          }
        });
    return names;
  }

  /** The value of one that comes once. */
  public Optional<String> get(String name) {
    return Optional.ofNullable(values.get(name))
        .filter(all -> all.size() == 1)
        .map(all -> all.get(0))
        .filter(value -> !value.isBlank());
  }

  /**
   * The value of one that must be there once.
   *
   * @throws Refusal with 400 otherwise
   */
  public String require(String name) throws Refusal {
    return get(name)
        .orElseThrow(
            () ->
                new Refusal(
                    HttpServletResponse.SC_BAD_REQUEST, "'" + name + "' must be given, once"));
  }

  /** Each name with all of its values. */
  public Map<String, List<String>> all() {
    return values;
  }
}
