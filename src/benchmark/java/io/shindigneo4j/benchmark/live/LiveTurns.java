package io.shindigneo4j.benchmark.live;

import io.shindigneo4j.benchmark.environment.BenchmarkEnvironment;
import io.shindigneo4j.benchmark.environment.EchoProcess;
import io.shindigneo4j.benchmark.environment.ShindigProcess;
import io.shindigneo4j.installation.PluggedServer;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The turns by each way, by its name in the report. */
public final class LiveTurns implements AutoCloseable {

  /** What Shindig sends as events. */
  public static final String EVENTS = "event-stream";

  /** What Shindig answers to those who ask once a second. */
  public static final String REST = "rest-polling";

  /** What Neo4j answers by its own driver to those who ask once a second. */
  public static final String BOLT = "bolt-polling";

  /** The load generator alone. */
  public static final String ECHO = "event-echo";

  private static final Duration PATIENCE = Duration.ofSeconds(30);

  private final PluggedServer server;
  private final ShindigProcess shindig;
  private final EchoProcess echo = EchoProcess.start(EventEcho.class.getName(), PATIENCE);

  public LiveTurns(BenchmarkEnvironment environment, ShindigProcess shindig) {
    this.server = environment.server();
    this.shindig = shindig;
  }

  public static List<String> names() {
    return List.of(EVENTS, REST, BOLT, ECHO);
  }

  public Map<String, LiveTurn> of(Audience audience) {
    List<String> people = audience.people();
    Map<String, LiveTurn> turns = new LinkedHashMap<>();
    turns.put(EVENTS, turn(posts -> Ways.eventStreams(shindig.port(), people, posts), audience));
    turns.put(REST, turn(posts -> Ways.restPolling(shindig.port(), people, posts), audience));
    turns.put(
        BOLT,
        turn(
            posts -> Ways.boltPolling(server.boltAddress(), server.credentials(), people, posts),
            audience));
    turns.put(
        ECHO,
        new LiveTurn(
            posts -> Ways.echoedStreams(echo.port(), people, posts),
            () -> new EchoPublisher(echo.port(), audience),
            audience));
    return turns;
  }

  private LiveTurn turn(LiveTurn.Way way, Audience audience) {
    return new LiveTurn(way, () -> new DriverPublisher(server.driver()), audience);
  }

  @Override
  public void close() throws InterruptedException {
    echo.close();
  }
}
