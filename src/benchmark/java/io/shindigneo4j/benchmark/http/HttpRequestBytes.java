package io.shindigneo4j.benchmark.http;

import java.nio.charset.StandardCharsets;
import java.util.Map;

/** Requests to a server on this machine, as the bytes that are sent. */
public final class HttpRequestBytes {

  private HttpRequestBytes() {}

  /**
   * A {@code GET}.
   *
   * @param target path and query
   * @param headers in addition to {@code Host}
   */
  public static byte[] get(int port, String target, Map<String, String> headers) {
    return head("GET", port, target, headers)
        .append("\r\n")
        .toString()
        .getBytes(StandardCharsets.ISO_8859_1);
  }

  /** A {@code POST} with its length. */
  public static byte[] post(int port, String target, Map<String, String> headers, byte[] body) {
    byte[] head =
        head("POST", port, target, headers)
            .append("Content-Length: ")
            .append(body.length)
            .append("\r\n\r\n")
            .toString()
            .getBytes(StandardCharsets.ISO_8859_1);
    byte[] all = new byte[head.length + body.length];
    System.arraycopy(head, 0, all, 0, head.length);
    System.arraycopy(body, 0, all, head.length, body.length);
    return all;
  }

  private static StringBuilder head(
      String method, int port, String target, Map<String, String> headers) {
    StringBuilder head =
        new StringBuilder()
            .append("%s %s HTTP/1.1\r\nHost: 127.0.0.1:%d\r\n".formatted(method, target, port));
    headers.forEach((name, value) -> head.append(name).append(": ").append(value).append("\r\n"));
    return head;
  }
}
