package io.shindigneo4j.server.endpoint;

import io.shindigneo4j.testing.Autobahn;
import io.shindigneo4j.testing.Exhaustive;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("The Autobahn test suite")
@Exhaustive
class AutobahnIT {

  /** The limits let the largest messages and the smallest fragments through. */
  private static final int LIMIT = 64 << 20;

  private static final int FRAGMENTS = 100_000;

  @Test
  void findsNoFaultInTheServer(@TempDir Path directory) throws Exception {
    Autobahn suite = Autobahn.install(directory);
    try (EchoServer server = new EchoServer(LIMIT, FRAGMENTS)) {
      suite.testServer("ws://127.0.0.1:" + server.port(), "shindig-neo4j.v1.json");
    }
    suite.assertPassed("server");
  }
}
