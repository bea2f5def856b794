package io.shindigneo4j.driver.connection;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.connection.KeepAlive.Action;
import org.junit.jupiter.api.Test;

class KeepAliveTest {

  private final KeepAlive keepAlive = new KeepAlive();

  @Test
  void aConnectionThatStaysSilentAfterThePingIsClosed() {
    assertThat(keepAlive.check()).isEqualTo(Action.NONE);
    assertThat(keepAlive.check()).isEqualTo(Action.PING);
    assertThat(keepAlive.check()).isEqualTo(Action.CLOSE);
  }

  @Test
  void anAnswerToThePingStartsAgain() {
    keepAlive.check();
    for (int i = 0; i < 3; i++) {
      assertThat(keepAlive.check()).isEqualTo(Action.PING);
      keepAlive.received();
      assertThat(keepAlive.check()).isEqualTo(Action.NONE);
    }
    assertThat(keepAlive.check()).isEqualTo(Action.PING);
    assertThat(keepAlive.check()).isEqualTo(Action.CLOSE);
  }

  @Test
  void aConnectionWithTrafficIsNotPinged() {
    for (int i = 0; i < 5; i++) {
      keepAlive.received();
      assertThat(keepAlive.check()).isEqualTo(Action.NONE);
    }
  }
}
