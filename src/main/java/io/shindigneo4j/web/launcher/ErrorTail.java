package io.shindigneo4j.web.launcher;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.stream.Stream;

/** The last lines of a stream, without the frames of stack traces. Thread-safe. */
final class ErrorTail {
  private static final int LINES = 20;

  private final Deque<String> lines = new ArrayDeque<>();

  void readAll(Stream<String> stream) {
    stream.filter(line -> !isFrame(line)).forEach(this::add);
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

  private static boolean isFrame(String line) {
    return line.startsWith("\tat ") || line.startsWith("\t... ");
  }
}
