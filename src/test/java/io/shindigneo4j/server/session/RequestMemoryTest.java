package io.shindigneo4j.server.session;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The memory of requests")
class RequestMemoryTest {

  private static final int PART = 100_000;

  private final RequestMemory memory = new RequestMemory(8 * PART);
  private final RequestMemory.Share connection = memory.share("neo4j");

  @Test
  void isAnEighthForAConnection() {
    RequestMemory.Use half = connection.begin(PART / 2);
    assertThat(connection.hasRoom(PART / 2)).isTrue();
    assertThat(connection.hasRoom(PART / 2 + 1)).isFalse();
    half.release();
    assertThat(connection.hasRoom(PART)).isTrue();
  }

  @Test
  void letsAConnectionHaveOneRequestOfAnySize() {
    assertThat(connection.hasRoom(100 * PART)).isTrue();
    connection.begin(3 * PART);
    assertThat(connection.hasRoom(PART)).isFalse();
    assertThat(memory.share("neo4j").hasRoom(PART)).isTrue();
  }

  @Test
  void isHalfForTheConnectionsOfAUser() {
    for (int i = 0; i < 3; i++) {
      memory.share("neo4j").begin(PART);
    }
    assertThat(connection.hasRoom(PART)).isTrue();
    assertThat(connection.hasRoom(PART + 1)).isFalse();
    assertThat(memory.share("other").hasRoom(PART + 1)).isTrue();
  }

  @Test
  void isBoundedForAllConnections() {
    for (int i = 0; i < 7; i++) {
      memory.share("user" + i).begin(PART);
    }
    assertThat(connection.hasRoom(PART)).isTrue();
    assertThat(connection.hasRoom(PART + 1)).isFalse();
  }

  @Test
  void refusesNoSmallRequestForLargeOnes() {
    connection.begin(9 * PART);
    assertThat(connection.hasRoom(4096)).isTrue();
    assertThat(connection.hasRoom(4097)).isFalse();
  }

  @Test
  void countsNoSmallRequestWithLargeOnes() {
    connection.begin(4096);
    assertThat(connection.hasRoom(100 * PART)).isTrue();
  }

  @Test
  void boundsTheSmallRequestsOfAUserOnAllConnections() {
    int begun = 0;
    RequestMemory.Use last = connection.begin(0);
    RequestMemory.Share next = connection;
    for (; begun < PART && next.hasRoom(0); begun++) {
      last = next.begin(0);
      next = memory.share("neo4j");
    }
    assertThat(begun).isBetween(10, PART / 512);
    assertThat(memory.share("other").hasRoom(4096)).isTrue();
    last.release();
    assertThat(next.hasRoom(0)).isTrue();
  }

  @Test
  void countsARequestUntilNobodyHoldsIt() {
    RequestMemory.Use use = connection.begin(PART);
    use.hold();
    use.release();
    assertThat(connection.hasRoom(PART)).as("it waits in a queue, say").isFalse();
    use.release();
    assertThat(connection.hasRoom(PART)).isTrue();
  }

  @Test
  void isGivenBackOnce() {
    RequestMemory.Use use = connection.begin(PART);
    use.release();
    assertThat(use.hold()).as("after its end").isFalse();
    assertThat(connection.isIdle()).isTrue();
    connection.begin(PART / 2);
    assertThat(connection.hasRoom(PART / 2 + 1)).isFalse();
  }
}
