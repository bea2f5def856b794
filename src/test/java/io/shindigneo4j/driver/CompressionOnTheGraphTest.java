package io.shindigneo4j.driver;

import static io.shindigneo4j.driver.CallResults.value;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.DriverSettings.Compression;
import io.shindigneo4j.driver.DriverSettings.Encoding;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("A driver that compresses")
@ExtendWith(SharedGraphServer.class)
class CompressionOnTheGraphTest {

  private static final Statement ECHO = Statement.cypher("RETURN $value");

  private final GraphServer server;

  CompressionOnTheGraphTest(GraphServer server) {
    this.server = server;
  }

  static Stream<Arguments> combinations() {
    return Stream.of(Encoding.values())
        .flatMap(
            encoding ->
                Stream.of(Compression.values())
                    .map(compression -> Arguments.of(encoding, compression)));
  }

  @ParameterizedTest
  @MethodSource("combinations")
  void sendsAndReceivesSmallAndLargeValues(Encoding encoding, Compression compression)
      throws Exception {
    List<Object> large = List.of("a rose is ".repeat(30_000), 1L, Map.of("zoë", 2.5));
    try (GraphDriver driver = driver(encoding, compression)) {
      for (Object value : List.of("small", large, 1L)) {
        assertThat(value(driver.run(ECHO.with("value", value)))).isEqualTo(value);
        assertThat(driver.execute(ECHO.with("value", value)).first().orElseThrow().get("$value"))
            .isEqualTo(value);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("combinations")
  void streams(Encoding encoding, Compression compression) {
    Statement numbers =
        Statement.cypher("UNWIND range(1, 20000) AS i RETURN i, 'some text ' + i AS text");
    try (GraphDriver driver = driver(encoding, compression);
        ResultStream stream = driver.stream(numbers)) {
      long expected = 0;
      while (stream.hasNext()) {
        assertThat(stream.next().get("text")).isEqualTo("some text " + ++expected);
      }
      assertThat(expected).isEqualTo(20_000);
    }
  }

  @ParameterizedTest
  @MethodSource("combinations")
  void doesNotMixUpManyCallsAtATime(Encoding encoding, Compression compression) throws Exception {
    try (GraphDriver driver = driver(encoding, compression)) {
      List<CompletableFuture<Result>> answers = new ArrayList<>();
      for (int i = 0; i < 300; i++) {
        answers.add(driver.run(ECHO.with("value", ("caller " + i + " ").repeat(i))));
      }
      for (int i = 0; i < 300; i++) {
        assertThat(value(answers.get(i))).isEqualTo(("caller " + i + " ").repeat(i));
      }
    }
  }

  private GraphDriver driver(Encoding encoding, Compression compression) {
    return GraphDriver.connect(
        server.driverSettings().withEncoding(encoding).withCompression(compression));
  }
}
