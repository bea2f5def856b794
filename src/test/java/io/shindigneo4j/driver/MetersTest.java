package io.shindigneo4j.driver;

import static io.shindigneo4j.driver.CallResults.echo;
import static io.shindigneo4j.driver.CallResults.failure;
import static io.shindigneo4j.driver.CallResults.value;
import static io.shindigneo4j.testing.TestDeadlines.await;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import io.shindigneo4j.driver.metrics.MicrometerMeters;
import io.shindigneo4j.protocol.Compression;
import io.shindigneo4j.protocol.Format;
import io.shindigneo4j.protocol.Message.Failure;
import io.shindigneo4j.protocol.Message.Request;
import io.shindigneo4j.protocol.MessageCodec;
import io.shindigneo4j.protocol.Subprotocol;
import io.shindigneo4j.testing.ScriptedPeer;
import io.shindigneo4j.testing.ScriptedServer;
import io.shindigneo4j.testing.ScriptedSubscription;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A driver's meters")
class MetersTest {

  private static final String PREFIX = "shindig.neo4j.client.";

  private final SimpleMeterRegistry registry = new SimpleMeterRegistry();
  private final ScriptedServer server = ScriptedServer.start();
  private final DriverSettings settings =
      server.driverSettings().withMeters(MicrometerMeters.in(registry));
  private GraphDriver driver = GraphDriver.connect(settings);

  @AfterEach
  void close() {
    driver.close();
    server.close();
  }

  @Test
  void countTheBytesThatTravel() throws Exception {
    assertThat(value(driver.run(echo("x")))).isEqualTo("x");
    Request request = server.take().request();
    MessageCodec codec = new MessageCodec(Format.BSON);
    assertThat(count("bytes.sent")).isEqualTo(codec.encode(request).length);
    assertThat(count("bytes.received"))
        .isEqualTo(codec.encode(ScriptedPeer.echoOf(request)).length);
    assertThat(count("bytes.inflated")).isEqualTo(count("bytes.received"));
  }

  @Test
  void tellWhatCompressionSaves() throws Exception {
    driver.close();
    driver = GraphDriver.connect(settings.withCompression(DriverSettings.Compression.LZ4));
    String text = "x".repeat(100_000);
    assertThat(value(driver.run(echo(text)))).isEqualTo(text);
    Request request = server.take().request();
    MessageCodec packed = new Subprotocol(Format.BSON, Compression.LZ4).codec();
    assertThat(count("bytes.sent")).isEqualTo(packed.encode(request).length).isLessThan(10_000);
    assertThat(count("bytes.received")).isLessThan(10_000);
    assertThat(count("bytes.inflated"))
        .isEqualTo(new MessageCodec(Format.BSON).encode(ScriptedPeer.echoOf(request)).length);
  }

  @Test
  void countRetriesByTheCodeOfTheFailureBefore() {
    AtomicInteger failures = new AtomicInteger(2);
    server.answering(
        (peer, request) -> {
          if (failures.getAndDecrement() > 0) {
            peer.send(new Failure(request.id(), "server.busy", "try again", true));
          } else {
            peer.echo(request);
          }
        });
    driver.execute(echo("x").writing().withRequestId("once"));
    assertThat(registry.get(PREFIX + "retries").tag("code", "server.busy").counter().count())
        .isEqualTo(2);
    assertThat(calls("server.busy")).isEqualTo(2);
    assertThat(calls("success")).isEqualTo(1);
  }

  @Test
  void countConnectionsAndThoseThatAreLost() {
    await().until(() -> connections("open") == 1);
    assertThat(registry.get(PREFIX + "connection.lost").counter().count()).isZero();
    server.stop();
    await().until(() -> connections("open") == 0);
    assertThat(registry.get(PREFIX + "connection.lost").counter().count()).isEqualTo(1);
    server.listen();
    await().until(() -> connections("open") == 1);
    driver.close();
    assertThat(connections("open") + connections("connecting") + connections("waiting")).isZero();
    assertThat(registry.get(PREFIX + "connection.lost").counter().count()).isEqualTo(1);
  }

  @Test
  void countWhatIsInFlightUntilItIsGivenUp() throws Exception {
    server.silent();
    List<CompletableFuture<Result>> cancelled =
        List.of(driver.run(echo("x")), driver.run(echo("y")));
    server.take();
    server.take();
    assertThat(inFlight()).isEqualTo(2);
    cancelled.forEach(answer -> answer.cancel(false));
    assertThat(calls("cancelled")).isEqualTo(2);
    await().until(() -> inFlight() == 0);
    CompletableFuture<Result> late = driver.run(echo("z").within(Duration.ofSeconds(1)));
    assertThat(failure(late).code()).isEqualTo(DriverException.TIMED_OUT);
    assertThat(calls(DriverException.TIMED_OUT)).isEqualTo(1);
    await().until(() -> inFlight() == 0);
    assertThat(registry.get(PREFIX + "calls").timers().stream().mapToLong(Timer::count).sum())
        .as("each once")
        .isEqualTo(3);
  }

  @Test
  void countWhatTheCloseOfTheDriverHasFailed() throws Exception {
    server.silent();
    CompletableFuture<Result> answer = driver.run(echo("x"));
    server.take();
    driver.close();
    assertThat(failure(answer).code()).isEqualTo(DriverException.CLOSED);
    assertThat(inFlight()).isZero();
    assertThat(calls(DriverException.CLOSED)).isEqualTo(1);
  }

  @Test
  void countWhatIsLostWithItsConnectionAndWhatCannotTravel() throws Exception {
    server.answering((peer, request) -> peer.cut());
    assertThat(failure(driver.run(echo("x"))).code()).isEqualTo(DriverException.UNAVAILABLE);
    assertThatThrownBy(() -> driver.execute(echo(new Object())))
        .isInstanceOf(DriverException.class);
    assertThat(calls(DriverException.UNAVAILABLE)).isPositive();
  }

  @Test
  void countSubscriptionsAndWhatTheyBring() throws Exception {
    server.silent();
    EventStream events = driver.events(EventRequest.all());
    ScriptedSubscription first = ScriptedSubscription.take(server).accept(10).send(11).gap(20);
    for (int i = 0; i < 3; i++) {
      events.next();
    }
    assertThat(registry.get(PREFIX + "subscriptions").gauge().value()).isEqualTo(1);
    assertThat(inFlight()).as("no load").isZero();
    assertThat(count("events")).isEqualTo(1);
    assertThat(count("event.gaps")).isEqualTo(1);
    assertThat(count("event.resumes")).isZero();
    first.fail("server.busy", true);
    ScriptedSubscription.take(server).accept(20).send(21);
    events.next();
    assertThat(count("event.resumes")).isEqualTo(1);
    assertThat(registry.get(PREFIX + "retries").tag("code", "server.busy").counter().count())
        .isEqualTo(1);
    events.close();
    events.close();
    assertThat(registry.get(PREFIX + "subscriptions").gauge().value()).isZero();
  }

  private double count(String name) {
    return registry.get(PREFIX + name).counter().count();
  }

  private long calls(String outcome) {
    return registry.get(PREFIX + "calls").tag("outcome", outcome).timer().count();
  }

  private double connections(String state) {
    return registry.get(PREFIX + "connections").tag("state", state).gauge().value();
  }

  private double inFlight() {
    return registry.get(PREFIX + "in.flight").gauge().value();
  }
}
