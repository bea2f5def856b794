package io.shindigneo4j.prove.checker;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.prove.checker.Anomaly.Kind;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The checker of logs")
class LogCheckerTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Exception in thread \"selector\" java.lang.OutOfMemoryError: Java heap space",
        "java.lang.OutOfMemoryError: Cannot reserve 16384 bytes of direct buffer memory",
        "io.netty.util.internal.OutOfDirectMemoryError: failed to allocate 4194304 byte(s)"
      })
  void findsMemoryThatWasNotThere(String line) {
    assertThat(LogChecker.check("INFO Started.\n" + line + "\nINFO Stopped."))
        .containsExactly(new Anomaly(Kind.EXHAUSTED, line));
  }

  @Test
  void acceptsWhatElseServersSay() {
    assertThat(LogChecker.check("INFO Memory: 512 MiB\nWARN A connection was closed")).isEmpty();
  }
}
