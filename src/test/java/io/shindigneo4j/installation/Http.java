package io.shindigneo4j.installation;

import io.shindigneo4j.testing.TestDeadlines;
import java.io.IOException;
import java.io.InputStream;
import java.net.HttpURLConnection;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Map;
import java.util.TreeMap;

/** Requests to one address, with a deadline. Immutable. */
record Http(String address, Map<String, String> headers) {

  static Http at(String address) {
    return new Http(address, Map.of("Accept", "application/json"));
  }

  Http withHeader(String name, String value) {
    Map<String, String> more = new TreeMap<>(headers);
    more.put(name, value);
    return new Http(address, more);
  }

  Http as(String user, String password) {
    byte[] credentials = (user + ":" + password).getBytes(StandardCharsets.UTF_8);
    return withHeader("Authorization", "Basic " + Base64.getEncoder().encodeToString(credentials));
  }

  Answer get() throws IOException {
    return answer(open());
  }

  Answer post(String json) throws IOException {
    HttpURLConnection connection = withHeader("Content-Type", "application/json").open();
    connection.setDoOutput(true);
    connection.getOutputStream().write(json.getBytes(StandardCharsets.UTF_8));
    return answer(connection);
  }

  private HttpURLConnection open() throws IOException {
    HttpURLConnection connection = (HttpURLConnection) URI.create(address).toURL().openConnection();
    connection.setConnectTimeout(TestDeadlines.HANGING_MILLIS);
    connection.setReadTimeout(TestDeadlines.HANGING_MILLIS);
    headers.forEach(connection::setRequestProperty);
    return connection;
  }

  private static Answer answer(HttpURLConnection connection) throws IOException {
    int status = connection.getResponseCode();
    try (InputStream body =
        status < 400 ? connection.getInputStream() : connection.getErrorStream()) {
      return new Answer(
          status, body == null ? "" : new String(body.readAllBytes(), StandardCharsets.UTF_8));
    } finally {
      connection.disconnect();
    }
  }

  record Answer(int status, String body) {}
}
