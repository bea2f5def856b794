package io.shindigneo4j.web.oauth1;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;
import net.oauth.OAuth;
import net.oauth.OAuthAccessor;
import net.oauth.OAuthConsumer;
import net.oauth.OAuthMessage;

/** A request that net.oauth signs; what is sent may differ from what was signed. */
final class SignedCall {

  static final String ORIGIN = "https://social.example.org";

  private static final HttpClient CLIENT = HttpClient.newHttpClient();

  final Map<String, String> oauth = new TreeMap<>();
  final List<String> headers = new ArrayList<>(List.of("Content-Type", "application/json"));
  final Map<String, String> form = new TreeMap<>();
  String tokenSecret;

  /** Of what is sent; null for the one that signs. */
  String methodName;

  String signedMethod;
  String signedUrl;
  String method;
  String path;
  String body;

  SignedCall(String method, String path, String consumer) {
    this.method = method;
    this.signedMethod = method;
    this.path = path;
    this.signedUrl = ORIGIN + path;
    oauth.put(OAuth.OAUTH_CONSUMER_KEY, consumer);
    oauth.put(OAuth.OAUTH_SIGNATURE_METHOD, OAuth.HMAC_SHA1);
    oauth.put(OAuth.OAUTH_TIMESTAMP, Long.toString(Instant.now().getEpochSecond()));
    oauth.put(OAuth.OAUTH_NONCE, UUID.randomUUID().toString());
  }

  SignedCall with(String name, String value) {
    oauth.put(name, value);
    return this;
  }

  SignedCall withBody(String text) throws Exception {
    body = text;
    byte[] hash = MessageDigest.getInstance("SHA-1").digest(text.getBytes(StandardCharsets.UTF_8));
    return with("oauth_body_hash", Base64.getEncoder().encodeToString(hash));
  }

  /** Signs by a secret, and sends. */
  HttpResponse<String> sendBy(String secret, String server) throws Exception {
    return send(server, signed(new OAuthConsumer(null, consumer(), secret, null)));
  }

  /** Puts a parameter into a form, which is signed as all others. */
  SignedCall withForm(String name, String value) {
    form.put(name, value);
    headers.set(1, OAuth.FORM_ENCODED);
    body = OAuth.percentEncode(name) + "=" + OAuth.percentEncode(value);
    return this;
  }

  /** Signs with a token. */
  SignedCall withToken(Credentials token) {
    tokenSecret = token.secret();
    return with(OAuth.OAUTH_TOKEN, token.token());
  }

  OAuthMessage signed(OAuthConsumer consumer) throws Exception {
    OAuthMessage message = new OAuthMessage(signedMethod, signedUrl, oauth.entrySet());
    message.addParameters(form.entrySet());
    OAuthAccessor accessor = new OAuthAccessor(consumer);
    accessor.tokenSecret = tokenSecret;
    message.sign(accessor);
    return message;
  }

  HttpResponse<String> send(String server, OAuthMessage message) throws Exception {
    return send(server, header(message));
  }

  /** All parameters that were signed; net.oauth would leave those out that it does not know. */
  String header(OAuthMessage message) throws Exception {
    List<String> parameters = new ArrayList<>(List.of("realm=\"shindig\""));
    for (Map.Entry<String, String> each : message.getParameters()) {
      if (form.containsKey(each.getKey())) {
        continue;
      }
      boolean renamed = methodName != null && each.getKey().equals(OAuth.OAUTH_SIGNATURE_METHOD);
      parameters.add(
          OAuth.percentEncode(each.getKey())
              + "=\""
              + OAuth.percentEncode(renamed ? methodName : each.getValue())
              + '"');
    }
    return "OAuth " + String.join(", ", parameters);
  }

  /**
   * Sends.
   *
   * @param authorization null for none
   */
  HttpResponse<String> send(String server, String authorization)
      throws IOException, InterruptedException {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create(server + path))
            .timeout(Duration.ofMinutes(2))
            .headers(headers.toArray(String[]::new))
            .method(method, body == null ? BodyPublishers.noBody() : BodyPublishers.ofString(body));
    if (authorization != null) {
      request.header("Authorization", authorization);
    }
    return CLIENT.send(request.build(), BodyHandlers.ofString());
  }

  private String consumer() {
    return oauth.get(OAuth.OAUTH_CONSUMER_KEY);
  }
}
