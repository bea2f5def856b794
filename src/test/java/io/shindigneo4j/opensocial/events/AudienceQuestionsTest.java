package io.shindigneo4j.opensocial.events;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shindigneo4j.driver.EventMessage;
import io.shindigneo4j.opensocial.events.RingEntry.Question;
import io.shindigneo4j.protocol.GraphEvent;
import io.shindigneo4j.schema.events.EventOperations.FindAudience;
import io.shindigneo4j.testing.TestDeadlines;
import io.shindigneo4j.testing.Tokens;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@DisplayName("Questions who may hear of a commit")
@Timeout(TestDeadlines.TEST_SECONDS)
class AudienceQuestionsTest {

  private static final Question FRIENDS = new Question("ben", null);
  private static final int LONG = TestDeadlines.HANGING_MILLIS;

  private final HubThreads threads = new HubThreads(() -> {});
  private final ScriptedAudience audience = new ScriptedAudience();

  @AfterEach
  void close() {
    threads.close();
  }

  private AudienceQuestions questions(AudienceSource source, int patienceMillis) {
    threads.start();
    return new AudienceQuestions(
        source, () -> 0, threads, ScriptedHub.DELAYS_MILLIS, patienceMillis);
  }

  private static RingEntry post() {
    Map<String, Object> data = Map.of("id", "post", "application", "");
    return RingEntry.of(
        new EventMessage.Events(
            ScriptedFeed.at(11), List.of(new GraphEvent("activity.posted", "ben", data))),
        0);
  }

  private static Set<String> people(int count) {
    return IntStream.range(0, count).mapToObj(i -> "p" + i).collect(Collectors.toSet());
  }

  private static void await(CompletableFuture<?> future) throws Exception {
    future.get(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS);
  }

  @Test
  void nameAllCandidatesInAsManyPartsAsTheGraphTakes() throws Exception {
    Candidates candidates = new Candidates(people(2 * FindAudience.MAX + 1));
    List<String> named = new ArrayList<>();
    RingEntry entry = post();
    AudienceQuestions questions =
        questions(
            (person, group, some) -> {
              assertThat(some).hasSizeLessThanOrEqualTo(FindAudience.MAX);
              named.addAll(some);
              return CompletableFuture.completedFuture(Set.of(some.get(0), "stranger"));
            },
            LONG);
    await(questions.ask(entry, candidates));
    assertThat(named).containsExactlyInAnyOrderElementsOf(candidates.all());
    assertThat(entry.reply(FRIENDS).ids()).hasSize(3).isSubsetOf(candidates.all());
    assertThat(entry.asked()).isSameAs(candidates.all());
  }

  @Test
  void areShorterForLongIds() {
    Set<String> ids =
        people(1_000).stream().map(id -> id + "x".repeat(1_000)).collect(Collectors.toSet());
    assertThat(new Candidates(ids).chunks()).hasSize(3);
    assertThat(Candidates.NONE.chunks()).isEmpty();
  }

  @Test
  void areAskedAgain() throws Exception {
    audience.friends("ben", "p1");
    AtomicInteger attempts = new AtomicInteger();
    AudienceSource failsAtFirst =
        (person, group, some) ->
            attempts.getAndIncrement() == 0
                ? CompletableFuture.failedFuture(new IllegalStateException("no answer"))
                : audience.ask(person, group, some);
    RingEntry entry = post();
    await(questions(failsAtFirst, LONG).ask(entry, new Candidates(people(2))));
    assertThat(entry.reply(FRIENDS).ids()).containsExactly("p1");
    assertThat(attempts).hasValue(2);
  }

  @Test
  void stayWithoutAnAnswerWhereThereIsNoneInTime() throws Exception {
    CompletableFuture<Void> gate = audience.hold();
    RingEntry entry = post();
    AudienceQuestions questions = questions(audience, 50);
    await(questions.ask(entry, new Candidates(people(2))));
    gate.complete(null);
    assertThat(entry.reply(FRIENDS)).isNull();
  }

  @Test
  void aboutOneViewerHaveATimeToo() {
    audience.hold();
    assertThatThrownBy(() -> await(questions(audience, 50).askAbout("p1", FRIENDS)))
        .hasCauseInstanceOf(TimeoutException.class);
  }

  @Test
  void withoutAnAnswerAreAGapForThoseAloneWhoMayHaveHeard() {
    try (ScriptedHub hub = new ScriptedHub()) {
      hub.friends("ben", "ann");
      Ear ann = Ear.of(hub, Tokens.viewer("ann"), null);
      Ear eve = Ear.of(hub, Tokens.viewer("eve"), null);
      hub.audience.failAbove(1);
      hub.message(11, "before", "ann");
      hub.post(12, "ben", "post");
      hub.message(13, "after", "ann", "eve");
      assertThat(ann.heard(3))
          .containsExactly(
              "message.received before", "activity.posted post", "message.received after");
      assertThat(eve.heard(1)).containsExactly("message.received after");
      Ear again = Ear.of(hub, Tokens.viewer("ann"), "e1-10-1000010");
      assertThat(again.heard(3)).isEqualTo(ann.heard());
    }
  }

  @Test
  void nameThoseWhoListenHoweverManyTheyAre() {
    try (ScriptedHub hub = new ScriptedHub()) {
      hub.friends("ben", people(2_000).toArray(String[]::new));
      List<Ear> ears =
          people(1_100).stream().map(id -> Ear.of(hub, Tokens.viewer(id), null)).toList();
      hub.pass(Duration.ofSeconds(1));
      hub.post(11, "ben", "post");
      for (Ear ear : ears) {
        assertThat(ear.heard(1)).containsExactly("activity.posted post");
      }
      assertThat(hub.audience.questions()).isEqualTo(1);
    }
  }
}
