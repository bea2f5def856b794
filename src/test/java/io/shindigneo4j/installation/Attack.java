package io.shindigneo4j.installation;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A row of {@code attacks.txt}: a request, and what must come of it.
 *
 * @param statuses one of these must come
 * @param seconds it may take
 * @param headers each with its name
 */
record Attack(
    List<Integer> statuses,
    int seconds,
    int megabytes,
    String method,
    String target,
    List<String> headers,
    String body) {

  private static final int CELLS = 6;

  static List<Attack> all() {
    try (InputStream table = Attack.class.getResourceAsStream("attacks.txt")) {
      return new String(table.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.startsWith("#"))
          .map(Attack::row)
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A request outside of the table. */
  static Attack get(String target, String header) {
    return new Attack(List.of(), 0, 0, "GET", target, List.of(header), "");
  }

  private static Attack row(String line) {
    List<String> cells = Stream.of(line.split("\\|", -1)).map(String::strip).toList();
    if (cells.size() != CELLS) {
      throw new IllegalArgumentException("not " + CELLS + " cells: " + line);
    }
    String[] request = cells.get(3).split(" ", 2);
    return new Attack(
        Stream.of(cells.get(0).split(",")).map(Integer::valueOf).toList(),
        Integer.parseInt(cells.get(1)),
        Integer.parseInt(cells.get(2)),
        request[0],
        request[1],
        Stream.of(cells.get(4).split("; (?=[A-Z])")).filter(header -> !header.isEmpty()).toList(),
        cells.get(5));
  }

  /** The bytes of the request, with the values of the names in braces. */
  byte[] bytes(String host, Map<String, String> values) {
    byte[] content = content(filled(expanded(body), values, false));
    List<String> lines = new ArrayList<>();
    lines.add(method + " " + encoded(filled(expanded(target), values, true)) + " HTTP/1.1");
    if (headers.stream().noneMatch(header -> header.startsWith("Host:"))) {
      lines.add("Host: " + host);
    }
    lines.add("Connection: close");
    headers.forEach(header -> lines.add(filled(header, values, false)));
    if (content.length > 0 && !isChunked()) {
      lines.add("Content-Length: " + content.length);
    }
    byte[] head = (String.join("\r\n", lines) + "\r\n\r\n").getBytes(StandardCharsets.UTF_8);
    byte[] all = new byte[head.length + content.length];
    System.arraycopy(head, 0, all, 0, head.length);
    System.arraycopy(content, 0, all, head.length, content.length);
    return all;
  }

  private byte[] content(String text) {
    String content =
        isChunked() ? Integer.toHexString(text.length()) + "\r\n" + text + "\r\n0\r\n\r\n" : text;
    return content.getBytes(StandardCharsets.UTF_8);
  }

  /** Only with ASCII, whose characters are bytes. */
  private boolean isChunked() {
    return headers.contains("Transfer-Encoding: chunked");
  }

  private static String filled(String text, Map<String, String> values, boolean encode) {
    String filled = text;
    for (Map.Entry<String, String> value : values.entrySet()) {
      String place = "{" + value.getKey() + "}";
      if (filled.contains(place)) {
        filled = filled.replace(place, encode ? encoded(value) : value.getValue());
      }
    }
    return filled;
  }

  private static String encoded(Map.Entry<String, String> value) {
    return URLEncoder.encode(value.getValue(), StandardCharsets.UTF_8);
  }

  /** {@code text*1000} is the last word a thousand times. */
  private static String expanded(String text) {
    Matcher repeated = Pattern.compile("(?s)^(.*?)([^\\s=]+)\\*(\\d+)$").matcher(text);
    return repeated.matches()
        ? repeated.group(1) + repeated.group(2).repeat(Integer.parseInt(repeated.group(3)))
        : text;
  }

  /** What may not stand in a request line. */
  private static String encoded(String target) {
    StringBuilder encoded = new StringBuilder();
    for (char c : target.toCharArray()) {
      encoded.append("\"{}[]<> ".indexOf(c) < 0 ? String.valueOf(c) : "%%%02X".formatted((int) c));
    }
    return encoded.toString();
  }

  @Override
  public String toString() {
    return statuses + " for " + method + " " + target + " " + headers + " " + body;
  }
}
