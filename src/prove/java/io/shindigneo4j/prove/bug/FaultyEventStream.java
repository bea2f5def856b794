package io.shindigneo4j.prove.bug;

import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A stream of Server-Sent Events with a bug, which shows in one of a few messages that somebody
 * sends or gets. It can be closed while another thread reads.
 */
final class FaultyEventStream extends InputStream {

  private static final Pattern PRIVATE = Pattern.compile("(?m)^event: message\\.received$");
  private static final Pattern OFFSET = Pattern.compile("(?m)^id: \\w+-(\\d+)-");

  private final InputStream stream;
  private final BufferedReader lines;
  private final SeededBug bug;
  private final FaultyEvents events;

  private InputStream given = InputStream.nullInputStream();

  /** What waits until the next event has overtaken it; empty for nothing. */
  private String held = "";

  /** Of the last event; before the first one, no other can be put in. */
  private long passed = Long.MAX_VALUE;

  FaultyEventStream(InputStream stream, SeededBug bug, FaultyEvents events) {
    this.stream = stream;
    this.lines = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8));
    this.bug = bug;
    this.events = events;
  }

  @Override
  public int read() throws IOException {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : Byte.toUnsignedInt(one[0]);
  }

  @Override
  public int read(byte[] target, int from, int length) throws IOException {
    int count = given.read(target, from, length);
    while (count < 0) {
      String event = next();
      if (event == null) {
        return -1;
      }
      given = new ByteArrayInputStream(changed(event).getBytes(StandardCharsets.UTF_8));
      count = given.read(target, from, length);
    }
    return count;
  }

  /** The lines up to an empty one; null at the end. */
  private String next() throws IOException {
    StringBuilder event = new StringBuilder();
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      event.append(line).append('\n');
      if (line.isEmpty()) {
        return event.toString();
      }
    }
    return null;
  }

  private String changed(String event) {
    return switch (bug) {
      case LOST_EVENT -> shows(event) ? "" : event;
      case DOUBLED_EVENT -> shows(event) ? event + event : event;
      case SWAPPED_EVENTS -> swapped(event);
      case LEAKED_EVENT -> leaked(event);
      default -> event;
    };
  }

  private boolean shows(String event) {
    return isPrivate(event) && events.shows();
  }

  private static boolean isPrivate(String event) {
    return PRIVATE.matcher(event).find();
  }

  private String swapped(String event) {
    if (held.isEmpty() && shows(event)) {
      held = event;
      return "";
    }
    String both = event + held;
    held = "";
    return both;
  }

  /** Somebody else's event comes where its commit is in order. */
  private String leaked(String event) {
    Matcher id = OFFSET.matcher(event);
    if (!id.find()) {
      return event;
    }
    long offset = Long.parseLong(id.group(1));
    PrivateEvent other = events.last();
    boolean leaks = other != null && passed < other.offset() && other.offset() < offset;
    if (isPrivate(event)) {
      events.keep(new PrivateEvent(this, offset, event));
    }
    passed = offset;
    return leaks && other.stream() != this && events.shows() ? other.text() + event : event;
  }

  @Override
  public void close() throws IOException {
    stream.close(); // the lines wait for who reads
  }
}
