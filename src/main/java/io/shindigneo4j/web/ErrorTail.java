package io.shindigneo4j.web;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.stream.Stream;

/** The last lines of a stream. Thread-safe. */
final class ErrorTail {
  private static final int LINES = 20;

  private final Deque<String> lines = new ArrayDeque<>();

  void readAll(Stream<String> stream) {
    stream.forEach(this::add);
  }

  synchronized String text() {
    return String.join(System.lineSeparator(), lines);
  }

  private synchronized void add(String line) {
    lines.add(line);
    if (lines.size() > LINES) {
      lines.remove();
    }
  }
}
