package io.shindigneo4j.driver;

import static io.shindigneo4j.driver.CallResults.failure;
import static io.shindigneo4j.driver.CallResults.value;
import static io.shindigneo4j.testing.TestDeadlines.await;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.DriverSettings.Compression;
import io.shindigneo4j.testing.ScriptedPeer;
import io.shindigneo4j.testing.ScriptedServer;
import java.util.Arrays;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;

@DisplayName("A compressed response")
class CompressedResponsesTest {

  private static final int LIMIT = 1 << 20;
  private static final Statement ECHO = Statement.cypher("RETURN $value");

  private static final Map<Compression, io.shindigneo4j.protocol.Compression> PACKERS =
      Map.of(
          Compression.DEFLATE, io.shindigneo4j.protocol.Compression.DEFLATE_FAST,
          Compression.DEFLATE_BEST, io.shindigneo4j.protocol.Compression.DEFLATE_BEST,
          Compression.LZ4, io.shindigneo4j.protocol.Compression.LZ4);

  private final ScriptedServer server = ScriptedServer.start();

  @AfterEach
  void stop() {
    server.close();
  }

  @ParameterizedTest
  @EnumSource(value = Compression.class, mode = Mode.EXCLUDE, names = "NONE")
  void thatExceedsTheLimitEndsItsConnection(Compression compression) throws Exception {
    byte[] bomb = PACKERS.get(compression).pack(new byte[50 * LIMIT]);
    assertThat(bomb).hasSizeLessThan(LIMIT);
    DriverException failure = failureAfter(compression, bomb);
    assertThat(failure).hasMessageContaining("more than " + LIMIT + " bytes");
    assertThat(failure.code()).isEqualTo(DriverException.UNAVAILABLE);
  }

  @ParameterizedTest
  @EnumSource(value = Compression.class, mode = Mode.EXCLUDE, names = "NONE")
  void thatIsIncompleteEndsItsConnection(Compression compression) throws Exception {
    byte[] whole = PACKERS.get(compression).pack(new byte[10_000]);
    DriverException failure = failureAfter(compression, Arrays.copyOf(whole, whole.length - 1));
    assertThat(failure).hasMessageContaining("not of the agreed protocol");
  }

  private DriverException failureAfter(Compression compression, byte[] payload) throws Exception {
    DriverSettings settings =
        server.driverSettings().withCompression(compression).withMaximumMessageSize(LIMIT);
    try (GraphDriver driver = GraphDriver.connect(settings)) {
      assertThat(value(driver.run(ECHO.with("value", 1L)))).isEqualTo(1L);
      server.answering((peer, request) -> peer.sendPayload(payload));
      DriverException failure = failure(driver.run(ECHO.with("value", 2L)));
      server.answering(ScriptedPeer::echo);
      await()
          .ignoreExceptions() // until there is another connection
          .until(() -> value(driver.run(ECHO.with("value", 3L))).equals(3L));
      return failure;
    }
  }
}
