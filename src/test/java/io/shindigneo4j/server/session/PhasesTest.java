package io.shindigneo4j.server.session;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.protocol.Message.Begin;
import io.shindigneo4j.protocol.Message.Commit;
import io.shindigneo4j.protocol.Message.Request;
import io.shindigneo4j.protocol.Message.Rollback;
import io.shindigneo4j.protocol.Message.RunCypher;
import io.shindigneo4j.protocol.Message.Success;
import io.shindigneo4j.protocol.Phases;
import io.shindigneo4j.protocol.Terms;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.ProtocolClient;
import io.shindigneo4j.testing.SharedGraphServer;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@DisplayName("The summary tells where the time went")
@ExtendWith(SharedGraphServer.class)
class PhasesTest {

  private static final String LONG = "UNWIND range(1, 300000) AS i RETURN count(i)";
  private static final String ROWS = "UNWIND range(1, 2000) AS i RETURN i";

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
    assertThat(phases(ProtocolClient.read(1, LONG)).execute()).isPositive();
    Phases write = phases(ProtocolClient.write(2, "CREATE (:Mark) WITH * " + ROWS));
    assertThat(write.execute()).isPositive();
    assertThat(write.encode()).isPositive();
  }

  /** A transaction does one thing after the other. */
  @Test
  void ofWorkAndAnEndThatWaitForWhatTheirTransactionDoes() throws IOException {
    Terms terms = Terms.of(AccessMode.READ, Duration.ZERO);
    client.send(new Begin(1, terms));
    client.send(new RunCypher(2, terms.inTransaction(1), LONG, Map.of()));
    client.send(new RunCypher(3, terms.inTransaction(1), LONG, Map.of()));
    client.send(new Commit(4, 1));
    client.receive();
    client.receive();
    assertThat(received().queue()).isPositive();
    assertThat(received().queue()).isPositive();
  }

  /** Some may take less than a microsecond, which is none. */
  @Test
  void ofTheBeginningAndTheEndsOfATransaction() throws IOException {
    Terms terms = Terms.of(AccessMode.WRITE, Duration.ZERO);
    Duration begin = Duration.ZERO;
    Duration commit = Duration.ZERO;
    Duration rollback = Duration.ZERO;
    for (int id = 1; id < 200; id += 4) {
      begin = begin.plus(phases(new Begin(id, terms)).execute());
      commit = commit.plus(phases(new Commit(id + 1, id)).execute());
      begin = begin.plus(phases(new Begin(id + 2, terms)).execute());
      rollback = rollback.plus(phases(new Rollback(id + 3, id + 2)).execute());
    }
    assertThat(List.of(begin, commit, rollback)).allSatisfy(time -> assertThat(time).isPositive());
  }

  private Phases phases(Request request) throws IOException {
    client.send(request);
    return received();
  }

  private Phases received() throws IOException {
    return ((Success) client.receive()).summary().phases();
  }
}
