package io.shindigneo4j.benchmark.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.shindigneo4j.testing.TestDeadlines;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@DisplayName("Connections that are kept")
@Timeout(TestDeadlines.HANGING_SECONDS)
class KeptConnectionsTest {

  private static final String OK = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nOK";

  private static HttpAnswer ask(KeptConnections connections) {
    return connections.ask(HttpRequestBytes.get(connections.port(), "/", Map.of()));
  }

  @Test
  void areUsedAgain() throws IOException {
    try (AnsweringServer server = new AnsweringServer(request -> OK);
        KeptConnections connections = new KeptConnections(server.port())) {
      for (int i = 0; i < 3; i++) {
        assertThat(ask(connections).successful("it")).asString().isEqualTo("OK");
      }
      assertThat(server.connections()).isEqualTo(1);
    }
  }

  @Test
  void areReplacedWhenTheServerHasClosedThem() throws IOException {
    AtomicInteger requests = new AtomicInteger();
    try (AnsweringServer server =
            new AnsweringServer(request -> requests.incrementAndGet() == 2 ? null : OK);
        KeptConnections connections = new KeptConnections(server.port())) {
      assertThat(ask(connections).status()).isEqualTo(200);
      assertThat(ask(connections).status()).isEqualTo(200);
      assertThat(server.connections()).isEqualTo(2);
    }
  }

  @Test
  void areNotReplacedForEver() throws IOException {
    try (AnsweringServer server = new AnsweringServer(request -> null);
        KeptConnections connections = new KeptConnections(server.port())) {
      assertThatExceptionOfType(UncheckedIOException.class).isThrownBy(() -> ask(connections));
      assertThat(server.connections()).isEqualTo(1);
    }
  }

  @Test
  void tellWhatWasRefused() {
    HttpAnswer refused = new HttpAnswer(403, new byte[] {'N', 'o'});
    assertThatIllegalStateException()
        .isThrownBy(() -> refused.successful("the server"))
        .withMessage("the server answered 403: No");
  }
}
