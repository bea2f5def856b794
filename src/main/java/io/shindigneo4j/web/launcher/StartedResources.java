package io.shindigneo4j.web.launcher;

import java.util.ArrayDeque;
import java.util.Deque;

/** The started resources, which are closed in reverse order. Thread-safe. */
final class StartedResources {
  private final Console console;
  private final Deque<AutoCloseable> parts = new ArrayDeque<>();
  private boolean closing;

  StartedResources(Console console) {
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
