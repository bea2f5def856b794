package io.shindigneo4j.driver;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.protocol.EventPosition;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import io.shindigneo4j.testing.TestDeadlines;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;

/** The example of docs/events.md, compiled and run. */
@Timeout(TestDeadlines.TEST_SECONDS)
@ExtendWith(SharedGraphServer.class)
class EventsPageTest {

  private static final Path PROJECT = Path.of(System.getProperty("build.directory")).getParent();
  private static final Path SOURCE =
      PROJECT.resolve("src/test/java/io/shindigneo4j/driver/EventsPageTest.java");
  private static final Pattern JAVA = Pattern.compile("```java\n(.*?)```", Pattern.DOTALL);

  private final LinkedBlockingQueue<String> shown = new LinkedBlockingQueue<>();
  private final LinkedBlockingQueue<EventPosition> kept = new LinkedBlockingQueue<>();

  @Test
  void showsWhatHappens(GraphServer server) throws Exception {
    server
        .database("neo4j")
        .executeTransactionally("CREATE (:Person {id: 'john'}), (:Person {id: 'jane'})");
    GraphDriver driver = server.driver();
    CompletableFuture<Void> listener = CompletableFuture.runAsync(() -> example(driver));
    assertThat(kept.poll(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS)).isNotNull();
    server
        .database("neo4j")
        .executeTransactionally(
            "MATCH (a:Person {id: 'john'}), (b:Person {id: 'jane'})"
                + " CREATE (a)-[:FRIEND_OF {since: 1}]->(b)");
    assertThat(shown.poll(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS))
        .isEqualTo("friendship.accepted john {friend=jane}");
    driver.close();
    assertThat(CallResults.failure(listener).code()).isEqualTo(DriverException.CLOSED);
  }

  private void example(GraphDriver driver) {
    try (EventStream events = driver.events(EventRequest.of("people/john", "areas/group"))) {
      while (events.hasNext()) {
        EventMessage message = events.next();
        if (message instanceof EventMessage.Events commit) {
          commit.events().forEach(event -> show(event.type(), event.person(), event.data()));
        } else if (message instanceof EventMessage.Gap) {
          readAnew();
        }
        keep(message.position());
      }
    }
  }

  @Test
  void readsWhatAnEventIsAbout(GraphServer server) {
    try (GraphDriver driver = server.driver();
        EventStream events = driver.events(EventRequest.of("people/john"))) {
      read(driver, events.next());
    }
  }

  private static void read(GraphDriver driver, EventMessage message) {
    String text = "RETURN 1";
    driver.execute(Statement.cypher(text).after(List.of(message.bookmark())));
  }

  private void show(String type, String person, Map<String, Object> data) {
    shown.add(type + " " + person + " " + data);
  }

  private void readAnew() {
    shown.add("a gap");
  }

  private void keep(EventPosition position) {
    kept.add(position);
  }

  @Test
  void areTheExamplesOfThePage() throws IOException {
    List<String> source = Files.readAllLines(SOURCE).stream().map(String::strip).toList();
    Matcher page = JAVA.matcher(Files.readString(PROJECT.resolve("docs/events.md")));
    assertThat(page.results().flatMap(block -> block.group(1).lines()).map(String::strip))
        .isNotEmpty()
        .isSubsetOf(source);
  }
}
