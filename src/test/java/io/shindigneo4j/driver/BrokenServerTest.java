package io.shindigneo4j.driver;

import static io.shindigneo4j.driver.CallResults.echo;
import static io.shindigneo4j.driver.CallResults.failure;
import static io.shindigneo4j.driver.CallResults.value;
import static io.shindigneo4j.testing.TestDeadlines.await;
import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.shindigneo4j.driver.DriverSettings.Encoding;
import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.protocol.Format;
import io.shindigneo4j.protocol.GraphValue;
import io.shindigneo4j.protocol.Message.Failure;
import io.shindigneo4j.protocol.Message.Request;
import io.shindigneo4j.protocol.Message.RunCypher;
import io.shindigneo4j.protocol.Message.Success;
import io.shindigneo4j.protocol.MessageCodec;
import io.shindigneo4j.protocol.Summary;
import io.shindigneo4j.testing.ScriptedPeer;
import io.shindigneo4j.testing.ScriptedServer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Failures that servers report, and servers that fail in every way they can. */
class BrokenServerTest {

  private static final int LIMIT = 100_000;

  private final ScriptedServer server = ScriptedServer.start();

  @AfterEach
  void close() {
    server.close();
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void aFailureIsTransientIfARetryCanHelp(boolean retryable) throws Exception {
    server.answering((p, r) -> p.send(new Failure(r.id(), "Neo.Some.Code", "why", retryable)));
    try (GraphDriver driver = GraphDriver.connect(server.driverSettings())) {
      DriverException failure = failure(driver.run(echo("x")));
      assertThat(failure)
          .isInstanceOf(retryable ? TransientDriverException.class : PermanentDriverException.class)
          .hasMessage("Neo.Some.Code: why (test.echo at " + server.uri() + ")");
      assertThat(failure.code()).isEqualTo("Neo.Some.Code");
    }
  }

  static Stream<Named<BiConsumer<ScriptedPeer, Request>>> faults() {
    return Stream.of(
        Named.of("garbage", (p, r) -> p.sendPayload("what?".getBytes(StandardCharsets.UTF_8))),
        Named.of("nothing at all", (p, r) -> p.sendPayload(new byte[0])),
        Named.of("a request", (p, r) -> p.send(request(r.id()))),
        Named.of("a record too short", (p, r) -> p.send(withoutValues(r.id()))),
        Named.of("half a frame, then the end", BrokenServerTest::halfAFrame),
        Named.of("a close code", (p, r) -> p.close(1011, "broken")));
  }

  private static RunCypher request(long id) {
    return new RunCypher(id, AccessMode.READ, Duration.ZERO, "RETURN 1", Map.of());
  }

  private static Success withoutValues(long id) {
    return new Success(id, List.of("value"), List.of(List.of()), Summary.none());
  }

  private static void halfAFrame(ScriptedPeer peer, Request request) {
    peer.sendHalfAFrame();
    peer.later(peer::cut);
  }

  @ParameterizedTest
  @MethodSource("faults")
  void whatIsPendingFailsAndTheNextCallHasANewConnection(BiConsumer<ScriptedPeer, Request> fault)
      throws Exception {
    server.answering(fault);
    try (GraphDriver driver = GraphDriver.connect(server.driverSettings())) {
      DriverException failure = failure(driver.run(echo("x")));
      assertThat(failure).isInstanceOf(TransientDriverException.class);
      assertThat(failure.code()).isEqualTo(DriverException.UNAVAILABLE);
      server.answering(ScriptedPeer::echo);
      await().ignoreExceptions().until(() -> value(driver.run(echo("again"))).equals("again"));
      await().until(() -> server.connections() == 1);
    }
  }

  @ParameterizedTest
  @EnumSource(Encoding.class)
  void aMessageAboveTheLimitFailsWhatIsPendingWithCode1009(Encoding encoding) throws Exception {
    server.answering((p, r) -> p.send(ScriptedPeer.success(r.id(), List.of("x".repeat(LIMIT)))));
    try (GraphDriver driver = GraphDriver.connect(limited(encoding))) {
      DriverException failure = failure(driver.run(echo("x")));
      assertThat(failure.code()).isEqualTo(DriverException.UNAVAILABLE);
      assertThat(failure).hasMessageContaining("1009");
    }
  }

  @ParameterizedTest
  @EnumSource(Encoding.class)
  void aMessageJustBelowTheLimitIsTaken(Encoding encoding) throws Exception {
    String large = "x".repeat(LIMIT - 500);
    try (GraphDriver driver = GraphDriver.connect(limited(encoding))) {
      for (int i = 0; i < 20; i++) {
        assertThat(value(driver.run(echo(large)))).isEqualTo(large);
      }
    }
  }

  private DriverSettings limited(Encoding encoding) {
    return server.driverSettings().withEncoding(encoding).withMaximumMessageSize(LIMIT);
  }

  @Test
  void aParameterOfAnUnknownTypeFailsAloneAndTheConnectionGoesOn() throws Exception {
    try (GraphDriver driver = GraphDriver.connect(server.driverSettings())) {
      assertThat(value(driver.run(echo("before")))).isEqualTo("before");
      DriverException failure = failure(driver.run(echo(new StringBuilder("?"))));
      assertThat(failure).isInstanceOf(PermanentDriverException.class);
      assertThat(failure.code()).isEqualTo(DriverException.UNSUPPORTED_VALUE);
      assertThat(failure).hasMessageContaining("StringBuilder");
      assertThat(value(driver.run(echo("after")))).isEqualTo("after");
    }
    assertThat(server.attempts()).hasSize(1);
  }

  @ParameterizedTest
  @EnumSource(Encoding.class)
  void aValueThatCannotBeReadIsTheOnlyOneAndTheConnectionGoesOn(Encoding encoding)
      throws Exception {
    DriverSettings settings = server.driverSettings().withEncoding(encoding);
    try (GraphDriver driver = GraphDriver.connect(settings)) {
      server.answering((p, r) -> p.sendPayload(withUnknownZone(r.id(), encoding)));
      ResultRecord row = driver.run(echo("x")).get(60, TimeUnit.SECONDS).records().get(0);
      assertThat(row.get("value")).isInstanceOf(GraphValue.UnreadableValue.class);
      assertThatExceptionOfType(ClassCastException.class)
          .isThrownBy(() -> row.get("value", ZonedDateTime.class))
          .withMessageContaining("Europe/Sirap");
      server.answering(ScriptedPeer::echo);
      assertThat(value(driver.run(echo("after")))).isEqualTo("after");
    }
    assertThat(server.attempts()).hasSize(1);
  }

  private static byte[] withUnknownZone(long id, Encoding encoding) {
    ZonedDateTime moment = ZonedDateTime.parse("2026-02-28T10:15:30+01:00[Europe/Paris]");
    byte[] payload =
        new MessageCodec(encoding == Encoding.JSON ? Format.JSON : Format.BSON)
            .encode(ScriptedPeer.success(id, List.of(moment)));
    return new String(payload, ISO_8859_1).replace("/Paris", "/Sirap").getBytes(ISO_8859_1);
  }
}
