package io.shindigneo4j.benchmark.identity;

import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Signs in as a person would, and gets tokens as a client would. */
final class Session {

  private static final String SIGN_IN = "identity/signin";
  private static final Pattern CSRF = Pattern.compile("name=\"csrf\" value=\"([^\"]+)\"");
  private static final Pattern TOKEN = Pattern.compile("\"access_token\"\\s*:\\s*\"([^\"]+)\"");
  private static final HttpClient CLIENT = HttpClient.newHttpClient();

  private Session() {}

  /** The cookie of a sample person. */
  static String cookie(String address, String person) throws IOException, InterruptedException {
    HttpResponse<String> page =
        sent(HttpRequest.newBuilder(URI.create(address + SIGN_IN)).GET().build());
    Map<String, String> form = Map.of("csrf", found(CSRF, page), "person", person);
    return cookie(sent(post(address + SIGN_IN, form).header("Cookie", cookie(page)).build()));
  }

  private static String cookie(HttpResponse<String> answer) {
    return answer.headers().firstValue("Set-Cookie").orElseThrow().split(";", 2)[0];
  }

  /** An access token of a client for a person who has consented. */
  static String token(String address, String client, String secret, String person)
      throws IOException, InterruptedException {
    Map<String, String> form =
        Map.of(
            "grant_type", "client_credentials",
            "client_id", client,
            "client_secret", secret,
            "xoauth_requestor_id", person);
    return found(TOKEN, sent(post(address + "oauth2/token", form).build()));
  }

  private static HttpRequest.Builder post(String address, Map<String, String> form) {
    return HttpRequest.newBuilder(URI.create(address))
        .header("Content-Type", "application/x-www-form-urlencoded")
        .POST(
            BodyPublishers.ofString(
                form.entrySet().stream()
                    .map(each -> each.getKey() + "=" + encoded(each.getValue()))
                    .collect(Collectors.joining("&"))));
  }

  private static String encoded(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }

  private static HttpResponse<String> sent(HttpRequest request)
      throws IOException, InterruptedException {
    return CLIENT.send(request, BodyHandlers.ofString());
  }

  private static String found(Pattern pattern, HttpResponse<String> answer) {
    Matcher matcher = pattern.matcher(answer.body());
    if (!matcher.find()) {
      throw new IllegalStateException(answer.statusCode() + " " + answer.body());
    }
    return matcher.group(1);
  }
}
