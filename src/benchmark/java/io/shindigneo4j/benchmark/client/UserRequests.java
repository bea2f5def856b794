package io.shindigneo4j.benchmark.client;

import io.shindigneo4j.benchmark.http.HttpRequestBytes;
import io.shindigneo4j.driver.Credentials;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Map;

/** POST requests of one user to a server on this machine. */
final class UserRequests {

  private final int port;
  private final Map<String, String> headers = new LinkedHashMap<>();

  /**
   * @param type the media type of requests and responses
   */
  UserRequests(int port, Credentials user, String type) {
    this.port = port;
    headers.put("Authorization", authorization(user));
    headers.put("Content-Type", type);
    headers.put("Accept", type);
  }

  private static String authorization(Credentials user) {
    byte[] pair = (user.username() + ":" + user.password()).getBytes(StandardCharsets.UTF_8);
    return "Basic " + Base64.getEncoder().encodeToString(pair);
  }

  byte[] post(String path, byte[] body) {
    return HttpRequestBytes.post(port, path, headers, body);
  }
}
