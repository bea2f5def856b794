package io.shindigneo4j.benchmark.live;

import io.shindigneo4j.benchmark.client.BoltClient;
import io.shindigneo4j.benchmark.shindig.ViewerTokens;
import io.shindigneo4j.driver.Credentials;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Consumer;
import org.neo4j.driver.Driver;

/** The ways to hear of posts. */
public final class Ways {

  private static final int POLLING_THREADS = 32;

  private static final ViewerTokens TOKENS = new ViewerTokens();

  private Ways() {}

  /** By Server-Sent Events of Shindig at the port. */
  public static Listening eventStreams(int port, List<String> people, Consumer<String> posts) {
    return opened(port, people.stream().map(Ways::eventPath).toList(), posts);
  }

  private static String eventPath(String person) {
    return "/social/events?st=" + URLEncoder.encode(TOKENS.of(person), StandardCharsets.UTF_8);
  }

  /** By Server-Sent Events of an {@link EventEcho} at the port. */
  static Listening echoedStreams(int port, List<String> people, Consumer<String> posts) {
    return opened(port, people.stream().map(person -> "/listen/" + person).toList(), posts);
  }

  private static Listening opened(int port, List<String> paths, Consumer<String> posts) {
    EventStreams streams = new EventStreams(port, posts);
    try {
      streams.open(paths);
      return streams;
    } catch (RuntimeException e) {
      streams.close();
      throw e;
    }
  }

  /** By asking Shindig's REST at the port once a second. */
  static Listening restPolling(int port, List<String> people, Consumer<String> posts) {
    return begun(() -> new RestQuestion(port, TOKENS), people, posts);
  }

  /** By asking Neo4j once a second by its own driver. */
  static Listening boltPolling(
      String address, Credentials user, List<String> people, Consumer<String> posts) {
    Driver driver = BoltClient.driver(address, user);
    Listening polling = begun(() -> new BoltQuestion(driver), people, posts);
    return () -> {
      polling.close();
      driver.close();
    };
  }

  static Listening begun(Polling.Connector connector, List<String> people, Consumer<String> posts) {
    Polling polling = new Polling(POLLING_THREADS, connector, posts);
    try {
      polling.begin(people, POLLING_THREADS);
      return polling;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      polling.close();
      throw new IllegalStateException(e);
    } catch (RuntimeException e) {
      polling.close();
      throw e;
    }
  }
}
