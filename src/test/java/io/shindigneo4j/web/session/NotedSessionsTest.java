package io.shindigneo4j.web.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A session in use")
class NotedSessionsTest {

  private static final Instant BEGIN = Instant.ofEpochSecond(9_000);

  private final NotedSessions noted = new NotedSessions(Duration.ofMinutes(15));

  private static Instant after(int minutes) {
    return BEGIN.plus(Duration.ofMinutes(minutes));
  }

  @Test
  void isNotedOnceInAPeriod() {
    assertThat(noted.add("a", BEGIN)).isTrue();
    assertThat(noted.add("a", after(14))).isFalse();
    assertThat(noted.add("b", after(14))).isTrue();
    assertThat(noted.add("a", after(15))).isTrue();
    assertThat(noted.add("a", after(29))).isFalse();
  }

  @Test
  void isForgottenWhereManyWereUsedSince() {
    noted.add("quiet", BEGIN);
    noted.add("busy", BEGIN);
    for (int i = 0; i < NotedSessions.MAX - 1; i++) {
      noted.add("busy", BEGIN);
      noted.add("s" + i, BEGIN);
    }
    assertThat(noted.add("busy", BEGIN)).isFalse();
    assertThat(noted.add("quiet", BEGIN)).isTrue();
  }
}
