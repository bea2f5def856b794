package io.shindigneo4j.opensocial.events;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.TestDeadlines;
import io.shindigneo4j.testing.Tokens;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@DisplayName("Who comes back late")
@Timeout(TestDeadlines.TEST_SECONDS)
class ColdReaderTest {

  private static final String BEGINNING = "e1-10-1000010";

  private final ScriptedHub hub = new ScriptedHub();

  @AfterEach
  void close() {
    hub.close();
  }

  private Ear ann(String from) {
    return Ear.of(hub, Tokens.viewer("ann"), from);
  }

  /** Somebody is there, so that the hub is, too. */
  private void listenElsewhere() {
    Ear.of(hub, Tokens.viewer("eve"), null).awaitIdle(1);
  }

  private void past() {
    hub.pass(Duration.ofSeconds(30));
  }

  @Test
  void causesOneQuestionForEachPerson() {
    listenElsewhere();
    hub.friends("ben", "ann");
    hub.friends("cy", "ann");
    for (int i = 0; i < 1_000; i++) {
      hub.post(11 + i, i % 2 == 0 ? "ben" : "cy", "post" + i);
    }
    past();
    int before = hub.audience.questions();
    assertThat(ann(BEGINNING).heard(1_000)).hasSize(1_000).doesNotContain("gap");
    assertThat(hub.audience.questions() - before).isEqualTo(2);
  }

  @Test
  void isToldOfAGapInsteadOfCausingQuestionsAboutVeryManyPeople() {
    listenElsewhere();
    int people = 2 * OwnAnswers.MAX;
    for (int i = 0; i < people; i++) {
      hub.friends("p" + i, "ann");
      hub.post(11 + i, "p" + i, "post" + i);
    }
    past();
    int before = hub.audience.questions();
    Ear ann = ann(BEGINNING);
    ann.awaitHeard("gap");
    assertThat(hub.audience.questions() - before).isEqualTo(OwnAnswers.MAX);
    assertThat(ann.lastId()).isEqualTo(ScriptedFeed.at(10 + people).toString());
    assertThat(ann.heard()).hasSize(OwnAnswers.MAX + 1);
    ann.awaitIdle(1);
    past();
    ann.awaitIdle(2);
    hub.post(11 + people, "p0", "later");
    ann.awaitHeard("activity.posted later");
  }

  @Test
  void isGivenThePartOfAPageThatTheGraphHasAnswered() throws Exception {
    listenElsewhere();
    hub.message(11, "own", "ann");
    hub.message(12, "other", "eve");
    hub.post(13, "ben", "post");
    past();
    hub.audience.hold();
    EventPage first = stopped(BEGINNING);
    assertThat(first.events()).extracting(HubEvent::type).isEqualTo(List.of("message.received"));
    assertThat(first.position()).isEqualTo("e1-12-1000012");
    assertThat(stopped("e1-11-1000011").events()).isEmpty();
    assertThat(stopped("e1-11-1000011").position()).isEqualTo("e1-12-1000012");
  }

  @Test
  void isRefusedIfThatWouldLeadNoFurther() throws Exception {
    listenElsewhere();
    hub.post(11, "ben", "post");
    past();
    hub.audience.hold();
    PageSink sink = asking(BEGINNING);
    sink.stop();
    assertThat(sink.page()).isCompletedExceptionally();
  }

  private EventPage stopped(String from) throws Exception {
    PageSink sink = asking(from);
    sink.stop();
    return sink.page().get(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS);
  }

  /** Of a listener for whom the graph is being asked. */
  private PageSink asking(String from) throws Exception {
    int before = hub.audience.questions();
    PageSink sink = new PageSink(100);
    hub.hub()
        .listen(Tokens.viewer("ann"), from, () -> true, sink)
        .get(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS);
    TestDeadlines.await().until(() -> hub.audience.questions() > before);
    return sink;
  }
}
