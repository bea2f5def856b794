package org.apache.shindig.common.uri;

import com.google.common.collect.Lists;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javax.servlet.http.HttpServletRequest;
import org.apache.shindig.common.util.Utf8UrlCoder;

/**
 * Makes addresses. Shindig's classes mention this name; its own class takes time that grows with
 * the square of a query without {@code =}. One thread at a time.
 */
public final class UriBuilder {
  private static final Map<String, Integer> PORTS = Map.of("http", 80, "https", 443);

  private final Parameters query = new Parameters();
  private final Parameters fragment = new Parameters();
  private String scheme;
  private String authority;
  private String path;

  public UriBuilder() {}

  public UriBuilder(Uri uri) {
    scheme = uri.getScheme();
    authority = uri.getAuthority();
    path = uri.getPath();
    query.set(uri.getQuery());
    fragment.set(uri.getFragment());
  }

  /** The address of a request, without the port that its scheme has anyway. */
  public UriBuilder(HttpServletRequest request) {
    scheme = request.getScheme().toLowerCase(Locale.ROOT);
    int port = request.getServerPort();
    boolean usual = port <= 0 || port == PORTS.getOrDefault(scheme, 0);
    authority = request.getServerName() + (usual ? "" : ":" + port);
    path = request.getRequestURI();
    query.set(request.getQueryString());
  }

  public static UriBuilder parse(String text) {
    return new UriBuilder(Uri.parse(text));
  }

  public Uri toUri() {
    return new Uri(this);
  }

  /** Null for none. */
  public String getScheme() {
    return scheme;
  }

  public UriBuilder setScheme(String value) {
    scheme = value;
    return this;
  }

  /** Null for none. */
  public String getAuthority() {
    return authority;
  }

  public UriBuilder setAuthority(String value) {
    authority = value;
    return this;
  }

  /** Null for none. */
  public String getPath() {
    return path;
  }

  public UriBuilder setPath(String value) {
    path = value;
    return this;
  }

  /** Null for none. */
  public String getQuery() {
    return query.text();
  }

  /** An encoded query takes the place of all parameters. */
  public UriBuilder setQuery(String text) {
    query.set(text);
    return this;
  }

  public UriBuilder addQueryParameter(String name, String value) {
    query.add(name, value);
    return this;
  }

  public UriBuilder addQueryParameters(Map<String, String> parameters) {
    query.addAll(parameters);
    return this;
  }

  public UriBuilder putQueryParameter(String name, String... values) {
    query.put(name, Lists.newArrayList(values));
    return this;
  }

  public UriBuilder putQueryParameter(String name, Iterable<String> values) {
    query.put(name, Lists.newArrayList(values));
    return this;
  }

  public UriBuilder removeQueryParameter(String name) {
    query.remove(name);
    return this;
  }

  public Map<String, List<String>> getQueryParameters() {
    return query.values;
  }

  /** Null for none. */
  public List<String> getQueryParameters(String name) {
    return query.values.get(name);
  }

  /** The first value; null for none. */
  public String getQueryParameter(String name) {
    return query.first(name);
  }

  /** Null for none. */
  public String getFragment() {
    return fragment.text();
  }

  /** An encoded fragment takes the place of all of its parameters. */
  public UriBuilder setFragment(String text) {
    fragment.set(text);
    return this;
  }

  public UriBuilder addFragmentParameter(String name, String value) {
    fragment.add(name, value);
    return this;
  }

  public UriBuilder addFragmentParameters(Map<String, String> parameters) {
    fragment.addAll(parameters);
    return this;
  }

  public UriBuilder putFragmentParameter(String name, String... values) {
    fragment.put(name, Lists.newArrayList(values));
    return this;
  }

  public UriBuilder putFragmentParameter(String name, Iterable<String> values) {
    fragment.put(name, Lists.newArrayList(values));
    return this;
  }

  public UriBuilder removeFragmentParameter(String name) {
    fragment.remove(name);
    return this;
  }

  public Map<String, List<String>> getFragmentParameters() {
    return fragment.values;
  }

  /** Null for none. */
  public List<String> getFragmentParameters(String name) {
    return fragment.values.get(name);
  }

  /** The first value; null for none. */
  public String getFragmentParameter(String name) {
    return fragment.first(name);
  }

  /** Parameters as they stand in an address; null for none. */
  public static String joinParameters(Map<String, List<String>> parameters) {
    if (parameters.isEmpty()) {
      return null;
    }
    List<String> pairs = new ArrayList<>();
    parameters.forEach(
        (name, values) ->
            values.forEach(
                value -> pairs.add(Utf8UrlCoder.encode(name) + '=' + Utf8UrlCoder.encode(value))));
    return String.join("&", pairs);
  }

  /**
   * The parameters of an encoded text. A name without {@code =} and an empty name are none; a value
   * ends at the next {@code =}, too.
   */
  public static Map<String, List<String>> splitParameters(String text) {
    Map<String, List<String>> parameters = new LinkedHashMap<>();
    int start = 0;
    while (text != null && start < text.length()) {
      int end = end(text, start);
      if (end > start && end < text.length() && text.charAt(end) == '=') {
        int last = end(text, end + 1);
        String value = Utf8UrlCoder.decode(text.substring(end + 1, last));
        add(parameters, Utf8UrlCoder.decode(text.substring(start, end)), value);
        start = last;
      } else {
        start = end + 1;
      }
    }
    return Collections.unmodifiableMap(parameters);
  }

  /** Where a name or a value ends. */
  private static int end(String text, int start) {
    int end = start;
    while (end < text.length() && text.charAt(end) != '=' && text.charAt(end) != '&') {
      end++;
    }
    return end;
  }

  private static void add(Map<String, List<String>> parameters, String name, String value) {
    parameters.computeIfAbsent(name, any -> new ArrayList<>()).add(value);
  }

  @Override
  public String toString() {
    return toUri().toString();
  }

  @Override
  public int hashCode() {
    return toUri().hashCode();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof UriBuilder builder && toString().equals(builder.toString());
  }

  /** Parameters, and their text as it was given while it stands for them. */
  private static final class Parameters {
    private final Map<String, List<String>> values = new LinkedHashMap<>();

    /** Null until it is asked for. */
    private String text;

    String text() {
      if (text == null) {
        text = joinParameters(values);
      }
      return text;
    }

    void set(String given) {
      values.clear();
      values.putAll(splitParameters(given));
      text = given;
    }

    void add(String name, String value) {
      text = null;
      UriBuilder.add(values, name, value);
    }

    void addAll(Map<String, String> parameters) {
      text = null;
      parameters.forEach(this::add);
    }

    void put(String name, List<String> all) {
      text = null;
      values.put(name, all);
    }

    void remove(String name) {
      text = null;
      values.remove(name);
    }

    /** Null for none. */
    String first(String name) {
      List<String> all = values.get(name);
      return all == null || all.isEmpty() ? null : all.get(0);
    }
  }
}
