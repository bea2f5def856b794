package io.shindigneo4j.web.events;

import io.shindigneo4j.opensocial.events.EndReason;
import io.shindigneo4j.opensocial.events.HubEvent;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.ThreadLocalRandom;

/**
 * What is to be written next into a stream: the lines of Server-Sent Events (HTML Standard, section
 * 9.2). Ids and types have no line breaks, and JSON has them escaped.
 */
final class StreamText {

  /** Before a browser comes back that was cut off, and by how much they differ. */
  static final int RETRY_MILLIS = 2_000;

  static final int SPREAD_MILLIS = 3_000;

  private static final byte[] DATA = "\ndata: ".getBytes(StandardCharsets.UTF_8);
  private static final byte[] END = "\n\n".getBytes(StandardCharsets.UTF_8);

  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

  int size() {
    return bytes.size();
  }

  byte[] toBytes() {
    return bytes.toByteArray();
  }

  /** The first lines. Browsers that are cut off together do not come back together. */
  void begin() {
    int retry = RETRY_MILLIS + ThreadLocalRandom.current().nextInt(SPREAD_MILLIS);
    add("retry: " + retry + "\n\n");
  }

  void event(HubEvent event) {
    add("id: " + event.id() + "\nevent: " + event.type());
    bytes.writeBytes(DATA);
    bytes.writeBytes(event.json());
    bytes.writeBytes(END);
  }

  /** The client reads anew what it knows. */
  void gap(String id) {
    add("id: " + id + "\nevent: gap\ndata: {}\n\n");
  }

  /**
   * A sign of life, which moves the id that the client comes back with, also after a refusal.
   *
   * @param id null where it stays
   */
  void heartbeat(String id) {
    add(id == null ? ":\n\n" : ":\nid: " + id + "\nevent: position\ndata: {}\n\n");
  }

  void end(EndReason reason) {
    String text = reason == EndReason.TOKEN_INVALID ? "token" : "unavailable";
    add("event: end\ndata: {\"reason\":\"" + text + "\"}\n\n");
  }

  private void add(String text) {
    bytes.writeBytes(text.getBytes(StandardCharsets.UTF_8));
  }
}
