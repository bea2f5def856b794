package io.shindigneo4j.web.launcher;

import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Keeps the cookies of one server, sends forms, and follows nothing by itself. */
public final class Browser {
  private static final Pattern CSRF = Pattern.compile("name=\"csrf\" value=\"([^\"]+)\"");
  private static final HttpClient CLIENT =
      HttpClient.newBuilder()
          .version(HttpClient.Version.HTTP_1_1)
          .followRedirects(HttpClient.Redirect.NEVER)
          .build();

  private final String server;
  private final Map<String, String> cookies = new LinkedHashMap<>();

  public Browser(String server) {
    this.server = server;
  }

  /** Another one with the same cookies. */
  public Browser copy() {
    Browser copy = new Browser(server);
    copy.cookies.putAll(cookies);
    return copy;
  }

  public Map<String, String> cookies() {
    return cookies;
  }

  /**
   * @param headers names and values in turn
   */
  public HttpResponse<String> get(String path, String... headers) throws Exception {
    return send(request(path, headers).GET().build());
  }

  /**
   * @param headers names and values in turn
   */
  public HttpResponse<String> post(String path, Map<String, String> form, String... headers)
      throws Exception {
    return post(path, encoded(form), headers);
  }

  /**
   * @param form as it is sent
   */
  public HttpResponse<String> post(String path, String form, String... headers) throws Exception {
    return send(
        request(path, headers)
            .header("Content-Type", "application/x-www-form-urlencoded")
            .POST(BodyPublishers.ofString(form))
            .build());
  }

  /** What the forms of a page carry. */
  public static String csrf(HttpResponse<String> page) {
    Matcher matcher = CSRF.matcher(page.body());
    if (!matcher.find()) {
      throw new AssertionError(page.statusCode() + " has no form: " + page.body());
    }
    return matcher.group(1);
  }

  /** Signs in as a sample person. */
  public Browser signIn(String person) throws Exception {
    String csrf = csrf(get("/identity/signin"));
    HttpResponse<String> answer = post("/identity/signin", Map.of("csrf", csrf, "person", person));
    if (answer.statusCode() != 200) {
      throw new AssertionError(answer.statusCode() + " " + answer.body());
    }
    return this;
  }

  public static String encoded(Map<String, String> form) {
    return form.entrySet().stream()
        .map(field -> encoded(field.getKey()) + "=" + encoded(field.getValue()))
        .collect(Collectors.joining("&"));
  }

  private static String encoded(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }

  private HttpRequest.Builder request(String path, String... headers) {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create(server + path)).timeout(Duration.ofMinutes(2));
    if (headers.length > 0) {
      request.headers(headers);
    }
    if (!cookies.isEmpty()) {
      request.header(
          "Cookie",
          cookies.entrySet().stream()
              .map(cookie -> cookie.getKey() + "=" + cookie.getValue())
              .collect(Collectors.joining("; ")));
    }
    return request;
  }

  private HttpResponse<String> send(HttpRequest request) throws IOException, InterruptedException {
    HttpResponse<String> response = CLIENT.send(request, BodyHandlers.ofString());
    response.headers().allValues("Set-Cookie").forEach(this::keep);
    return response;
  }

  private void keep(String setCookie) {
    String[] parts = setCookie.split(";", 2)[0].split("=", 2);
    if (setCookie.contains("Max-Age=0")) {
      cookies.remove(parts[0]);
    } else {
      cookies.put(parts[0], parts[1]);
    }
  }

  /** Where an answer leads to, by a redirect or a page that leads on. */
  public static Optional<String> next(HttpResponse<String> answer) {
    return answer
        .headers()
        .firstValue("Location")
        .or(() -> answer.headers().firstValue("Refresh").map(text -> text.split("url=", 2)[1]));
  }
}
