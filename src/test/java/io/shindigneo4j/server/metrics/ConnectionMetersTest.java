package io.shindigneo4j.server.metrics;

import static org.assertj.core.api.Assertions.assertThat;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import io.shindigneo4j.protocol.CloseCode;
import java.lang.reflect.Field;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("Ends of connections")
class ConnectionMetersTest {

  private final SimpleMeterRegistry registry = new SimpleMeterRegistry();
  private final ConnectionMeters meters = new ConnectionMeters(registry);

  /** Those of the protocol. */
  static IntStream codes() {
    return Stream.of(CloseCode.class.getFields()).mapToInt(ConnectionMetersTest::value);
  }

  private static int value(Field constant) {
    try {
      return constant.getInt(null);
    } catch (IllegalAccessException e) {
      throw new AssertionError(e);
    }
  }

  @ParameterizedTest
  @MethodSource("codes")
  void areCountedByEachCodeOfOurs(int code) {
    meters.add(() -> SessionLoad.NONE).closed(code);
    assertThat(ends(Integer.toString(code))).isOne();
  }

  @Test
  void areCountedTogetherForTheCodesThatClientsInvent() {
    meters.add(() -> SessionLoad.NONE).closed(4999);
    meters.add(() -> SessionLoad.NONE).closed(3000);
    assertThat(ends("other")).isEqualTo(2);
  }

  private double ends(String code) {
    return registry
        .get("shindig.neo4j.server.connections.closed")
        .tag("code", code)
        .counter()
        .count();
  }
}
