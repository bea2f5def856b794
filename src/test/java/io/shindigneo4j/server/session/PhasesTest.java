package io.shindigneo4j.server.session;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.protocol.Message.Begin;
import io.shindigneo4j.protocol.Message.Commit;
import io.shindigneo4j.protocol.Message.Request;
import io.shindigneo4j.protocol.Message.Rollback;
import io.shindigneo4j.protocol.Message.Success;
import io.shindigneo4j.protocol.Phases;
import io.shindigneo4j.protocol.Terms;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.ProtocolClient;
import io.shindigneo4j.testing.SharedGraphServer;
import java.io.IOException;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@DisplayName("The summary tells where the time went")
@ExtendWith(SharedGraphServer.class)
class PhasesTest {

  private static final String LONG = "UNWIND range(1, 300000) AS i RETURN count(i)";

  private ProtocolClient client;

  @BeforeEach
  void connect(GraphServer server) throws IOException {
    client = ProtocolClient.of(server);
  }

  @AfterEach
  void close() throws IOException {
    client.close();
  }

  @Test
  void ofWork() throws IOException {
    Phases read = phases(ProtocolClient.read(1, LONG));
    assertThat(read.execute()).isPositive();
    assertThat(read.queue()).isPositive();
    Phases write = phases(ProtocolClient.write(2, "CREATE (:Mark) WITH * " + LONG));
    assertThat(write.execute()).isPositive();
    assertThat(write.encode()).isPositive();
  }

  @Test
  void ofTheBeginningAndTheEndsOfATransaction() throws IOException {
    Terms terms = Terms.of(AccessMode.WRITE, Duration.ZERO);
    Phases begin = phases(new Begin(1, terms));
    assertThat(begin.execute()).isPositive();
    assertThat(begin.queue()).isPositive();
    assertThat(phases(new Commit(2, 1)).execute()).isPositive();
    phases(new Begin(3, terms));
    assertThat(phases(new Rollback(4, 3)).execute()).isPositive();
  }

  private Phases phases(Request request) throws IOException {
    return ((Success) client.ask(request)).summary().phases();
  }
}
