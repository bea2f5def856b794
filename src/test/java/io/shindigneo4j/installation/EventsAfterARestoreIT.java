package io.shindigneo4j.installation;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.EventMessage;
import io.shindigneo4j.driver.EventMessage.Events;
import io.shindigneo4j.driver.EventMessage.Gap;
import io.shindigneo4j.driver.EventRequest;
import io.shindigneo4j.driver.EventStream;
import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.protocol.EventPosition;
import io.shindigneo4j.protocol.GraphEvent;
import io.shindigneo4j.testing.Exhaustive;
import io.shindigneo4j.testing.TestDeadlines;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The copy has the identity of the store, and its commits get the numbers of those it lacks. */
@DisplayName("Where an older copy of the store is put in its place, events")
@Exhaustive
@Timeout(TestDeadlines.TEST_SECONDS)
class EventsAfterARestoreIT {

  private static final String PEOPLE =
      "UNWIND ['kept', 'lost1', 'lost2', 'new1', 'new2', 'new3'] AS id CREATE (:Person {id: id})";

  @TempDir private Path copies;

  @Test
  void areNeverMissedWithoutAGap() throws Exception {
    try (PluggedServer server = new PluggedServer()) {
      server.start();
      try (GraphDriver driver = server.driver();
          EventStream listener = driver.events(EventRequest.all())) {
        driver.execute(Statement.cypher(PEOPLE).writing());
        change(driver, "kept");
        EventPosition kept = listenUpTo("kept", listener).position();
        server.stop();
        server.copyData(copies.resolve("copy"));
        server.start();
        change(driver, "lost1");
        EventPosition lost = listenUpTo("lost1", listener).position();
        change(driver, "lost2");
        EventPosition newest = listenUpTo("lost2", listener).position();
        server.stop();
        server.replaceData(copies.resolve("copy"));
        server.start();
        for (String person : List.of("new1", "new2", "new3")) {
          change(driver, person);
        }
        Heard heard = listenUpTo("new3", listener);
        assertThat(heard.position().epoch()).as("so it tells nothing").isEqualTo(newest.epoch());
        assertThat(heard.position().offset()).isGreaterThan(newest.offset());
        assertThat(heard.beganWithGap()).as("who listens all the time").isTrue();
        assertThat(after(lost, driver).beganWithGap()).isTrue();
        assertThat(after(newest, driver).beganWithGap()).isTrue();
        Heard fromKept = after(kept, driver);
        assertThat(fromKept.beganWithGap() || fromKept.people().contains("new1"))
            .as("what has followed in the copy")
            .isTrue();
      }
    }
  }

  /**
   * What somebody hears.
   *
   * @param position after the last of it
   * @param beganWithGap whether a gap came before all events
   * @param people whose events came
   */
  private record Heard(EventPosition position, boolean beganWithGap, List<String> people) {}

  private static void change(GraphDriver driver, String person) {
    TestDeadlines.await()
        .ignoreExceptions() // while it connects again
        .until(
            () ->
                driver
                    .execute(
                        Statement.cypher("MATCH (p:Person {id: $id}) SET p.nickname = $id")
                            .with("id", person)
                            .writing()
                            .asRepeatable())
                    .bookmark()
                    .isPresent());
  }

  private static Heard after(EventPosition position, GraphDriver driver) {
    try (EventStream events = driver.events(EventRequest.all().after(position))) {
      return listenUpTo("new3", events);
    }
  }

  private static Heard listenUpTo(String person, EventStream listener) {
    List<String> people = new ArrayList<>();
    boolean beganWithGap = false;
    while (true) {
      EventMessage message = listener.next(TestDeadlines.HANGING).orElseThrow();
      beganWithGap |= message instanceof Gap && people.isEmpty();
      if (message instanceof Events commit) {
        commit.events().stream().map(GraphEvent::person).forEach(people::add);
      }
      if (people.contains(person)) {
        return new Heard(message.position(), beganWithGap, people);
      }
    }
  }
}
