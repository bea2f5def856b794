package io.shindigneo4j.driver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.shindigneo4j.driver.connection.DriverClosedException;
import io.shindigneo4j.driver.connection.RequestFailure;
import java.io.IOException;
import java.util.OptionalLong;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A write that could not be sent any more")
class UnsentCallTest {

  private final BlockingCall call =
      new BlockingCall(
          CallResults.echo("x").writing(),
          CallResults.PATIENCE,
          CallResults.CONTEXT,
          OptionalLong.empty());

  @Test
  void mayBeSentAgainOnAnotherConnection() {
    call.failed(RequestFailure.NOT_SENT, new IOException("the connection has ended"));
    TransientDriverException failure =
        catchThrowableOfType(TransientDriverException.class, call::await);
    assertThat(failure.code()).isEqualTo(DriverException.UNAVAILABLE);
    assertThat(failure.isLost()).isTrue();
  }

  @Test
  void isNotSentAgainByADriverThatIsClosed() {
    call.failed(RequestFailure.NOT_SENT, new DriverClosedException());
    PermanentDriverException failure =
        catchThrowableOfType(PermanentDriverException.class, call::await);
    assertThat(failure.code()).isEqualTo(DriverException.CLOSED);
  }
}
