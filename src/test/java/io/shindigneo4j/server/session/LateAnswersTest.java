package io.shindigneo4j.server.session;

import static io.shindigneo4j.testing.TestDeadlines.await;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.protocol.Message;
import io.shindigneo4j.protocol.Message.Begin;
import io.shindigneo4j.protocol.Message.CallProcedure;
import io.shindigneo4j.protocol.Message.Cancel;
import io.shindigneo4j.protocol.Message.Commit;
import io.shindigneo4j.protocol.Message.Failure;
import io.shindigneo4j.protocol.Message.Success;
import io.shindigneo4j.protocol.Terms;
import io.shindigneo4j.server.StubbornGate;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.ProtocolClient;
import io.shindigneo4j.testing.SharedGraphServer;
import java.io.IOException;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@DisplayName("Work whose thread notices nothing")
@ExtendWith(SharedGraphServer.class)
class LateAnswersTest {

  private static final Duration LIMIT = Duration.ofSeconds(1);

  private ProtocolClient client;

  @BeforeEach
  void connect(GraphServer server) throws IOException {
    client = ProtocolClient.of(server);
    client.ask(write(1, Duration.ZERO)); // what is done for the first time may miss its deadline
    server.clear();
    StubbornGate.close();
  }

  @AfterEach
  void end() throws IOException {
    StubbornGate.open();
    await().until(() -> StubbornGate.waiting() == 0);
    client.close();
  }

  private static CallProcedure read(long id, Duration timeout) {
    return new CallProcedure(id, AccessMode.READ, timeout, "test.stubborn", Map.of());
  }

  private static CallProcedure write(long id, Duration timeout) {
    return new CallProcedure(id, AccessMode.WRITE, timeout, "test.stubborn-write", Map.of());
  }

  private static String code(Message answer) {
    return ((Failure) answer).code();
  }

  private void awaitStubborn() {
    await().until(() -> StubbornGate.waiting() == 1);
  }

  @Test
  void isAnsweredAtItsDeadline() throws IOException {
    assertThat(code(client.ask(read(1, LIMIT)))).isEqualTo(ErrorCode.TIMED_OUT);
    assertThat(StubbornGate.waiting()).as("its thread is not free yet").isEqualTo(1);
    StubbornGate.open();
    assertThat(client.value("RETURN 1")).as("and answered no second time").isEqualTo(1L);
  }

  @Test
  void isAnsweredWhenItIsCancelled() throws IOException {
    client.send(read(1, Duration.ZERO));
    awaitStubborn();
    assertThat(code(client.ask(new Cancel(1)))).isEqualTo(ErrorCode.CANCELLED);
    assertThat(StubbornGate.waiting()).isEqualTo(1);
    assertThat(client.value("RETURN 1")).isEqualTo(1L);
  }

  @Test
  void changesNothingOnceItIsAnswered() throws IOException {
    assertThat(code(client.ask(write(1, LIMIT)))).isEqualTo(ErrorCode.TIMED_OUT);
    StubbornGate.open();
    await().until(() -> StubbornGate.waiting() == 0);
    awaitTransactions(0);
    assertThat(client.value("MATCH (n:Stubborn) RETURN count(n)")).isEqualTo(0L);
  }

  @Test
  void endsItsOpenTransactionWhichIsAnsweredForAtOnce() throws IOException {
    Terms writing = Terms.of(AccessMode.WRITE, Duration.ZERO);
    assertThat(client.ask(new Begin(1, writing))).isInstanceOf(Success.class);
    Terms inside = Terms.of(AccessMode.WRITE, LIMIT).inTransaction(1);
    client.send(new CallProcedure(2, inside, "test.stubborn-write", Map.of()));
    Terms behind = Terms.of(AccessMode.READ, LIMIT).inTransaction(1);
    client.send(new CallProcedure(3, behind, "test.nothing", Map.of()));
    assertThat(code(client.receive())).isEqualTo(ErrorCode.TIMED_OUT);
    assertThat(code(client.receive())).as("what waits behind it").isEqualTo(ErrorCode.TIMED_OUT);
    assertThat(code(client.ask(new Commit(4, 1)))).isEqualTo(ErrorCode.UNKNOWN_TRANSACTION);
    assertThat(StubbornGate.waiting()).as("its thread is not free yet").isEqualTo(1);
    StubbornGate.open();
    awaitTransactions(0);
    assertThat(client.value("MATCH (n:Stubborn) RETURN count(n)")).isEqualTo(0L);
  }

  /** Besides the one that counts. */
  private void awaitTransactions(long count) {
    await()
        .until(
            () ->
                client.value(
                    "SHOW TRANSACTIONS YIELD transactionId, protocol WHERE protocol ="
                        + " 'shindig-neo4j' RETURN count(*) - 1"),
            Long.valueOf(count)::equals);
  }
}
