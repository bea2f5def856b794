package io.shindigneo4j.server.endpoint;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.Credentials;
import io.shindigneo4j.testing.RawWebSocket;
import io.shindigneo4j.testing.TestDeadlines;
import io.shindigneo4j.testing.UpgradeText;
import io.shindigneo4j.testing.WireCase;
import java.io.IOException;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("The server does with frames what RFC 6455 says, in case")
@Timeout(TestDeadlines.TEST_SECONDS)
class WireCasesTest {

  private static final int LIMIT = 1 << 21;
  private static final int FRAGMENTS = 100;

  private static EchoServer server;

  @BeforeAll
  static void start() {
    server = new EchoServer(LIMIT, FRAGMENTS);
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  static Stream<WireCase> cases() throws IOException {
    return WireCase.all();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("cases")
  void whole(WireCase given) throws IOException {
    try (RawWebSocket socket = connect()) {
      given.play(true, socket::send, socket::receive);
    }
  }

  static Stream<WireCase> shortCases() throws IOException {
    return cases().filter(WireCase::isShort);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("shortCases")
  void inPieces(WireCase given) throws IOException {
    try (RawWebSocket socket = connect()) {
      given.playInPieces(true, socket::send, socket::receive);
    }
  }

  private static RawWebSocket connect() throws IOException {
    RawWebSocket socket = new RawWebSocket(server.port());
    Object request = UpgradeText.to("echo", new Credentials("a", "b"), "shindig-neo4j.v1.json");
    assertThat(socket.upgrade(request).status()).isEqualTo(101);
    return socket;
  }
}
