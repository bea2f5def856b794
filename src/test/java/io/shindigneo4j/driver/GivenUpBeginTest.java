package io.shindigneo4j.driver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.shindigneo4j.driver.connection.MeteredConnection;
import io.shindigneo4j.driver.connection.OpenConnection;
import io.shindigneo4j.driver.connection.PendingRequest;
import io.shindigneo4j.driver.connection.SentRequest;
import io.shindigneo4j.driver.metrics.DriverMeters;
import io.shindigneo4j.protocol.Message.Cancel;
import io.shindigneo4j.protocol.Message.Request;
import io.shindigneo4j.protocol.Message.Success;
import io.shindigneo4j.protocol.Summary;
import io.shindigneo4j.testing.TestDeadlines;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A transaction whose caller gives its begin up")
class GivenUpBeginTest {

  private final List<Request> sentOneWay = new ArrayList<>();

  /** A server that answers at the worst moment: after the timeout, before anybody is told of it. */
  private final class Late implements OpenConnection {

    private PendingRequest begin;
    private boolean prompt;

    @Override
    public void send(PendingRequest request) {
      begin = request;
      request.sending(new SentRequest(this, 7));
      if (prompt) {
        verify();
      }
    }

    @Override
    public boolean forget(long id) {
      return false; // it is being answered
    }

    @Override
    public void verify() {
      begin.received(() -> Success.of(7, Summary.none()), true);
    }

    @Override
    public void sendOneWay(Request request) {
      sentOneWay.add(request);
    }

    @Override
    public IOException protocolViolated(Exception cause) {
      return new IOException(cause);
    }

    @Override
    public void close() {}
  }

  @Test
  void isCancelledIfTheAnswerComesMeanwhile() {
    DriverException late =
        catchThrowableOfType(
            DriverException.class,
            () ->
                ConnectedTransaction.begin(
                    new MeteredConnection(new Late(), DriverMeters.NONE),
                    CallResults.CONTEXT,
                    Duration.ofMillis(1),
                    TransactionOptions.writing()));
    assertThat(late.code()).isEqualTo(DriverException.TIMED_OUT);
    assertThat(sentOneWay).containsExactly(new Cancel(7));
  }

  /** The answer has been taken from the connection, and comes after the interruption. */
  @Test
  void isCancelledIfTheAnswerComesAfterAnInterruption() {
    Late server = new Late();
    Thread.currentThread().interrupt();
    assertThatThrownBy(() -> begin(server)).isInstanceOf(CancellationException.class);
    assertThat(Thread.interrupted()).isTrue();
    assertThat(sentOneWay).isEmpty();
    server.verify();
    assertThat(sentOneWay).containsExactly(new Cancel(7));
  }

  private static ConnectedTransaction begin(OpenConnection server) {
    return ConnectedTransaction.begin(
        new MeteredConnection(server, DriverMeters.NONE),
        CallResults.CONTEXT,
        TestDeadlines.HANGING,
        TransactionOptions.writing());
  }

  @Test
  void isCancelledIfTheThreadIsInterruptedAsItRollsBack() {
    Late server = new Late();
    server.prompt = true;
    ConnectedTransaction transaction = begin(server);
    server.prompt = false;
    Thread.currentThread().interrupt();
    transaction.close();
    assertThat(Thread.interrupted()).isTrue();
    assertThat(sentOneWay).contains(new Cancel(7));
  }
}
