package io.shindigneo4j.driver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shindigneo4j.protocol.Message.Begin;
import io.shindigneo4j.protocol.Message.Records;
import io.shindigneo4j.protocol.Message.Request;
import io.shindigneo4j.protocol.Message.Rollback;
import io.shindigneo4j.protocol.Message.Success;
import io.shindigneo4j.protocol.Message.Work;
import io.shindigneo4j.protocol.Summary;
import io.shindigneo4j.testing.ScriptedPeer;
import io.shindigneo4j.testing.ScriptedServer;
import io.shindigneo4j.testing.TestDeadlines;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@DisplayName("A managed transaction whose stream is closed before its end")
@Timeout(TestDeadlines.TEST_SECONDS)
class EarlyCloseTest {

  private static final Statement READ = Statement.procedure("test.echo").with("value", "x");

  private final ScriptedServer server = ScriptedServer.start().answering(EarlyCloseTest::answer);

  @AfterEach
  void close() {
    server.close();
  }

  private static void answer(ScriptedPeer peer, Request request) {
    if (request instanceof Work) {
      peer.send(new Records(request.id(), List.of("n"), List.of(List.of(1L))));
    } else if (request instanceof Begin || request instanceof Rollback) {
      peer.send(Success.of(request.id(), Summary.none()));
    }
  }

  @Test
  void isRolledBackOnceAndNotRepeated() {
    AtomicInteger attempts = new AtomicInteger();
    try (GraphDriver driver = GraphDriver.connect(server.driverSettings())) {
      assertThatThrownBy(
              () ->
                  driver.executeWrite(
                      transaction -> {
                        attempts.incrementAndGet();
                        try (ResultStream stream = transaction.stream(READ)) {
                          assertThat(stream.next().get("n")).isEqualTo(1L);
                        }
                        return transaction.run(READ);
                      }))
          .isInstanceOf(IllegalStateException.class)
          .hasMessageContaining("a stream was closed before its end");
    }
    assertThat(attempts).hasValue(1);
  }
}
