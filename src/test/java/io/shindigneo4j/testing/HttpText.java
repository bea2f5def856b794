package io.shindigneo4j.testing;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import io.shindigneo4j.driver.Credentials;
import java.io.ByteArrayOutputStream;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Map;

/** A request of HTTP as bytes, so that a test can spoil any part of it. Immutable. */
public final class HttpText {

  private final String requestLine;
  private final Map<String, String> headers;
  private final byte[] body;

  private HttpText(String requestLine, Map<String, String> headers, byte[] body) {
    this.requestLine = requestLine;
    this.headers = headers;
    this.body = body;
  }

  /** A read by nobody. */
  public static HttpText get(String path) {
    return new HttpText("GET " + path + " HTTP/1.1", Map.of("Host", "localhost"), new byte[0]);
  }

  /** A request of the user of the tests, with a body of JSON. */
  public static HttpText post(String path, String json) {
    return new HttpText("POST " + path + " HTTP/1.1", Map.of("Host", "localhost"), new byte[0])
        .as(GraphServer.CREDENTIALS)
        .body("application/json", json.getBytes(UTF_8));
  }

  /** A Cypher text without parameters. */
  public static HttpText cypher(String text) {
    return post("/cypher", cypherBody(text));
  }

  /** Asks who asks. */
  public static HttpText currentUser() {
    return post("/cypher?database=system", cypherBody("SHOW CURRENT USER YIELD user RETURN user"));
  }

  public static String cypherBody(String text) {
    return "{\"text\":\"" + text.replace("\"", "\\\"") + "\"}";
  }

  public HttpText as(Credentials credentials) {
    String both = credentials.username() + ":" + credentials.password();
    return with(
        "Authorization", "Basic " + Base64.getEncoder().encodeToString(both.getBytes(UTF_8)));
  }

  public HttpText body(String type, byte[] bytes) {
    return new HttpText(requestLine, headers, bytes)
        .with("Content-Type", type)
        .with("Content-Length", String.valueOf(bytes.length));
  }

  public HttpText requestLine(String other) {
    return new HttpText(other, headers, body);
  }

  public HttpText with(String header, String value) {
    Map<String, String> more = new LinkedHashMap<>(headers);
    more.put(header, value);
    return new HttpText(requestLine, more, body);
  }

  public HttpText without(String header) {
    Map<String, String> fewer = new LinkedHashMap<>(headers);
    fewer.remove(header);
    return new HttpText(requestLine, fewer, body);
  }

  /** Without the body, which is announced all the same. */
  public byte[] head() {
    StringBuilder text = new StringBuilder(requestLine).append("\r\n");
    headers.forEach((name, value) -> text.append(name).append(": ").append(value).append("\r\n"));
    return text.append("\r\n").toString().getBytes(ISO_8859_1);
  }

  public byte[] body() {
    return body;
  }

  public byte[] bytes() {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    all.writeBytes(head());
    all.writeBytes(body);
    return all.toByteArray();
  }
}
