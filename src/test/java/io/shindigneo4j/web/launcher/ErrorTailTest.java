package io.shindigneo4j.web.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ErrorTailTest {
  private final ErrorTail tail = new ErrorTail();

  @Test
  void keepsTheLastLines() {
    tail.readAll(IntStream.rangeClosed(1, 30).mapToObj(number -> "line " + number));
    assertThat(tail.text().lines()).hasSize(20).startsWith("line 11").endsWith("line 30");
  }

  @Test
  void leavesOutTheFramesOfAStackTrace() {
    tail.readAll(
        Stream.of("Exception: full", "\tat a.B.c(B.java:1)", "Caused by: disk", "\t... 7 more"));
    assertThat(tail.text().lines()).containsExactly("Exception: full", "Caused by: disk");
  }
}
