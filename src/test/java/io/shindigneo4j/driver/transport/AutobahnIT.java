package io.shindigneo4j.driver.transport;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.tls.TlsSettings;
import io.shindigneo4j.testing.Autobahn;
import io.shindigneo4j.testing.Exhaustive;
import io.shindigneo4j.testing.FreePort;
import io.shindigneo4j.testing.TestDeadlines;
import java.net.Socket;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("The Autobahn test suite")
@Exhaustive
class AutobahnIT {

  private static final int LIMIT = 64 << 20;

  /** Some cases take the suite itself a while. */
  private static final int CASE_SECONDS = 600;

  private final int port = FreePort.find();

  @TempDir private Path directory;

  @Test
  void findsNoFaultInNetty() throws Exception {
    try (Transport transport = new NettyTransport(TlsSettings.DEFAULT)) {
      findsNoFaultIn(transport);
    }
  }

  @Test
  void findsNoFaultInTyrus() throws Exception {
    try (Transport transport = new TyrusTransport(TlsSettings.DEFAULT)) {
      findsNoFaultIn(transport);
    }
  }

  private void findsNoFaultIn(Transport transport) throws Exception {
    Autobahn suite = Autobahn.install(directory);
    Process server = suite.startServer(port);
    try {
      TestDeadlines.await().ignoreExceptions().until(this::isListening);
      int cases = numberOfCases(transport);
      for (int number = 1; number <= cases; number++) {
        run(transport, "runCase?case=" + number + "&agent=driver", new EchoListener());
      }
      run(transport, "updateReports?agent=driver", new EchoListener());
      suite.assertPassed("driver");
    } finally {
      server.destroyForcibly().waitFor(CASE_SECONDS, TimeUnit.SECONDS);
    }
  }

  private boolean isListening() throws Exception {
    try (Socket socket = new Socket("127.0.0.1", port)) {
      return socket.isConnected();
    }
  }

  private int numberOfCases(Transport transport) throws Exception {
    RecordingListener listener = new RecordingListener();
    transport.open(handshake("getCaseCount"), listener);
    return Integer.parseInt(new String(listener.take(), UTF_8));
  }

  private void run(Transport transport, String path, EchoListener listener) throws Exception {
    listener.open(transport, handshake(path));
    assertThat(listener.closed()).as(path).succeedsWithin(Duration.ofSeconds(CASE_SECONDS));
  }

  private Handshake handshake(String path) {
    URI uri = URI.create("ws://127.0.0.1:" + port + "/" + path);
    return new Handshake(uri, List.of("echo"), "Basic none", TestDeadlines.HANGING, LIMIT);
  }
}
