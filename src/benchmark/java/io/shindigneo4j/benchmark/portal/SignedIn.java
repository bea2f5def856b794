package io.shindigneo4j.benchmark.portal;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.stream.Collectors;

/**
 * The session of a person.
 *
 * @param cookie its name and value
 * @param secret what the portal's requests carry to show that they are its own
 */
public record SignedIn(String cookie, String secret) {

  private static final Duration TIMEOUT = Duration.ofSeconds(30);
  private static final String COOKIE = "Cookie";
  private static final String SESSION = "shindig-session=";
  private static final ObjectMapper MAPPER = new ObjectMapper();

  /** Does what a browser does between Shindig and the provider. */
  static SignedIn of(String origin, SignInProvider provider, String person)
      throws IOException, InterruptedException {
    HttpClient client = HttpClient.newBuilder().connectTimeout(TIMEOUT).build();
    HttpResponse<String> leave = sent(client, get(origin + "/identity/signin"));
    URI back = provider.signIn(location(leave), person);
    HttpResponse<String> entered =
        sent(client, get(back.toString()).header(COOKIE, cookies(leave)));
    String cookie =
        entered.headers().allValues("Set-Cookie").stream()
            .map(SignedIn::pair)
            .filter(each -> each.startsWith(SESSION))
            .findFirst()
            .orElseThrow(() -> new IllegalStateException(person + ": " + entered.body()));
    String session = sent(client, get(origin + "/identity/session").header(COOKIE, cookie)).body();
    return new SignedIn(cookie, MAPPER.readTree(session).get("csrf").textValue());
  }

  private static HttpRequest.Builder get(String address) {
    return HttpRequest.newBuilder(URI.create(address)).timeout(TIMEOUT);
  }

  private static HttpResponse<String> sent(HttpClient client, HttpRequest.Builder request)
      throws IOException, InterruptedException {
    return client.send(request.build(), BodyHandlers.ofString());
  }

  private static URI location(HttpResponse<String> answer) {
    return answer
        .headers()
        .firstValue("Location")
        .map(URI::create)
        .orElseThrow(() -> new IllegalStateException(answer.body()));
  }

  private static String cookies(HttpResponse<String> answer) {
    return answer.headers().allValues("Set-Cookie").stream()
        .map(SignedIn::pair)
        .collect(Collectors.joining("; "));
  }

  private static String pair(String cookie) {
    return cookie.split(";", 2)[0];
  }
}
