package io.shindigneo4j.server.session;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The memory of requests")
class RequestMemoryTest {

  private static final int PART = 100_000;

  private final RequestMemory memory = new RequestMemory(8 * PART);
  private final RequestMemory.Share connection = memory.share();

  @Test
  void isAnEighthForAConnection() {
    connection.begun(PART / 2);
    assertThat(connection.hasRoom(PART / 2)).isTrue();
    assertThat(connection.hasRoom(PART / 2 + 1)).isFalse();
    connection.done(PART / 2);
    assertThat(connection.hasRoom(PART)).isTrue();
  }

  @Test
  void letsAConnectionHaveOneRequestOfAnySize() {
    assertThat(connection.hasRoom(100 * PART)).isTrue();
    connection.begun(3 * PART);
    assertThat(connection.hasRoom(PART)).isFalse();
    assertThat(memory.share().hasRoom(3 * PART)).isTrue();
  }

  @Test
  void isBoundedForAllConnections() {
    for (int i = 0; i < 7; i++) {
      memory.share().begun(PART);
    }
    assertThat(connection.hasRoom(PART)).isTrue();
    assertThat(connection.hasRoom(PART + 1)).isFalse();
  }

  @Test
  void refusesNoSmallRequest() {
    connection.begun(9 * PART);
    assertThat(connection.hasRoom(4096)).isTrue();
    assertThat(connection.hasRoom(4097)).isFalse();
  }

  @Test
  void countsNoSmallRequest() {
    connection.begun(4096);
    assertThat(connection.hasRoom(100 * PART)).isTrue();
  }
}
