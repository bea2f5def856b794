package io.shindigneo4j.driver.bolt;

import static io.shindigneo4j.testing.TestDeadlines.await;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.driver.connection.RequestFailure;
import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.protocol.Message.Cancel;
import io.shindigneo4j.protocol.Message.Response;
import io.shindigneo4j.protocol.Message.RunCypher;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@DisplayName("The termination of a transaction over Bolt")
@ExtendWith(SharedGraphServer.class)
class TransactionTerminatorTest {

  private static final int MAX_CONNECTIONS = 2;

  private static final String ENDLESS =
      "UNWIND range(1, 100000000000) AS endless RETURN sum(sqrt(endless)) AS s";

  private static final ResponseListener NOBODY =
      new ResponseListener() {
        @Override
        public void received(Response response, boolean last) {}

        @Override
        public void failed(RequestFailure reason, Throwable cause) {}
      };

  @Test
  void worksWhenAllConnectionsAreInUse(GraphServer graph) {
    BoltSettings settings =
        new BoltSettings(
            graph.boltSettings().uri(),
            GraphServer.CREDENTIALS.authorization(),
            Duration.ofSeconds(10),
            Duration.ofMinutes(1),
            Duration.ofMinutes(1));
    BoltSessions sessions = BoltSessions.at(settings, MAX_CONNECTIONS);
    try (BoltRequestHandler bolt = BoltRequestHandler.at(settings, sessions);
        GraphDriver watching = GraphDriver.connect(graph.driverSettings())) {
      for (int id = 1; id <= MAX_CONNECTIONS; id++) {
        bolt.submit(
            new RunCypher(id, AccessMode.READ, Duration.ofMinutes(1), ENDLESS, Map.of()), NOBODY);
      }
      await().until(() -> running(watching) == MAX_CONNECTIONS);
      for (int id = 1; id <= MAX_CONNECTIONS; id++) {
        bolt.submitOneWay(new Cancel(id));
      }
      await().until(() -> running(watching) == 0);
    }
  }

  private static long running(GraphDriver driver) {
    Statement running =
        Statement.cypher(
            "SHOW TRANSACTIONS YIELD currentQuery AS q WHERE q STARTS WITH 'UNWIND' RETURN q");
    return driver.execute(running).records().size();
  }
}
