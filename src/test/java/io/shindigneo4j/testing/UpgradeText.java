package io.shindigneo4j.testing;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.shindigneo4j.driver.Credentials;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Map;

/** The upgrade request of a client as text, of which a test can change any part. */
public final class UpgradeText {

  private final String requestLine;
  private final Map<String, String> headers;

  private UpgradeText(String requestLine, Map<String, String> headers) {
    this.requestLine = requestLine;
    this.headers = headers;
  }

  /** A valid request. */
  public static UpgradeText to(String database, Credentials credentials, String subprotocols) {
    return new UpgradeText("GET /" + database + " HTTP/1.1", Map.of())
        .with("Host", "localhost")
        .with("Connection", "Upgrade")
        .with("Upgrade", "websocket")
        .with("Sec-WebSocket-Version", "13")
        .with("Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ==")
        .with("Sec-WebSocket-Protocol", subprotocols)
        .credentials(credentials);
  }

  public UpgradeText credentials(Credentials credentials) {
    String both = credentials.username() + ":" + credentials.password();
    return with(
        "Authorization", "Basic " + Base64.getEncoder().encodeToString(both.getBytes(UTF_8)));
  }

  public UpgradeText requestLine(String other) {
    return new UpgradeText(other, headers);
  }

  public UpgradeText with(String header, String value) {
    Map<String, String> more = new LinkedHashMap<>(headers);
    more.put(header, value);
    return new UpgradeText(requestLine, more);
  }

  public UpgradeText without(String header) {
    Map<String, String> fewer = new LinkedHashMap<>(headers);
    fewer.remove(header);
    return new UpgradeText(requestLine, fewer);
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder(requestLine).append("\r\n");
    headers.forEach((name, value) -> text.append(name).append(": ").append(value).append("\r\n"));
    return text.append("\r\n").toString();
  }
}
