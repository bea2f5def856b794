package io.shindigneo4j.server.connection;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The date of an answer")
class DateHeaderTest {

  @Test
  void isThatOfItsSecond() {
    assertThat(at(784_111_777_000L)).isEqualTo("Sun, 06 Nov 1994 08:49:37 GMT");
    assertThat(at(784_111_777_999L)).isEqualTo("Sun, 06 Nov 1994 08:49:37 GMT");
    assertThat(at(784_111_778_000L)).isEqualTo("Sun, 06 Nov 1994 08:49:38 GMT");
    assertThat(at(0)).isEqualTo("Thu, 01 Jan 1970 00:00:00 GMT");
  }

  private static String at(long millis) {
    return DateHeader.at(millis).toString();
  }
}
