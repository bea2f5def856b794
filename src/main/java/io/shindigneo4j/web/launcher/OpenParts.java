package io.shindigneo4j.web.launcher;

import java.util.ArrayDeque;
import java.util.Deque;

/** What has been started, to be stopped in reverse order. Thread-safe. */
final class OpenParts {
  private final Console console;
  private final Deque<AutoCloseable> parts = new ArrayDeque<>();
  private boolean closing;

  OpenParts(Console console) {
    this.console = console;
  }

  synchronized <T extends AutoCloseable> T add(T part) {
    parts.push(part);
    return part;
  }

  synchronized boolean closing() {
    return closing;
  }

  void closeAll() {
    for (AutoCloseable part = next(); part != null; part = next()) {
      close(part);
    }
  }

  private synchronized AutoCloseable next() {
    closing = true;
    return parts.poll();
  }

  private void close(AutoCloseable part) {
    try {
      part.close();
    } catch (Exception e) {
      console.complain(e.getMessage());
    }
  }
}
