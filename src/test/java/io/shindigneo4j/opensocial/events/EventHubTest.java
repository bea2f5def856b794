package io.shindigneo4j.opensocial.events;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shindigneo4j.driver.EventMessage;
import io.shindigneo4j.protocol.EventPosition;
import io.shindigneo4j.protocol.EventStart;
import io.shindigneo4j.protocol.GraphEvent;
import io.shindigneo4j.testing.Policies;
import io.shindigneo4j.testing.TestDeadlines;
import io.shindigneo4j.testing.Tokens;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@DisplayName("A hub of events")
@Timeout(TestDeadlines.TEST_SECONDS)
class EventHubTest {

  private final ScriptedHub hub = new ScriptedHub();

  @AfterEach
  void close() {
    hub.close();
  }

  private Ear ann() {
    return ann(null);
  }

  private Ear ann(String from) {
    return Ear.of(hub, Tokens.viewer("ann"), from);
  }

  private static GraphEvent posted(String person, String id) {
    return new GraphEvent("activity.posted", person, Map.of("id", id, "application", ""));
  }

  @Test
  void subscribesOnceForAllOfItsListenersAndFromTheEarliestThatTheGraphHas() {
    ann();
    ann();
    assertThat(hub.feed.starts()).containsExactly(EventStart.NOW, EventStart.EARLIEST);
  }

  @Test
  void tellsEachListenerWhatIsItsOwnInTheOrderOfTheCommits() {
    Ear ann = ann();
    Ear ben = Ear.of(hub, Tokens.viewer("ben"), null);
    List<String> expected = new ArrayList<>();
    for (int i = 0; i < 1_000; i++) {
      hub.message(11 + i, "m" + i, i % 2 == 0 ? new String[] {"ann"} : new String[] {"ben", "ann"});
      expected.add("message.received m" + i);
    }
    assertThat(ann.heard(1_000)).isEqualTo(expected);
    assertThat(ben.heard(500)).hasSize(500);
  }

  @Test
  void doesNotTellWhoComesNowWhatHasHappenedBefore() {
    hub.feed.begin(ScriptedFeed.at(10), ScriptedFeed.at(12));
    Ear ann = ann();
    assertThat(ann.position()).isEqualTo("e1-12-1000012");
    hub.message(11, "old", "ann");
    hub.message(12, "old", "ann");
    hub.message(13, "new", "ann");
    assertThat(ann.heard(1)).containsExactly("message.received new");
  }

  @Test
  void doesNotTellWhoComesNowOfAGapBefore() {
    hub.feed.begin(ScriptedFeed.at(10), ScriptedFeed.at(12));
    Ear ann = ann();
    hub.feed.say(new EventMessage.Gap(ScriptedFeed.at(11), "too large"));
    Ear later = ann();
    hub.message(12, "old", "ann");
    hub.message(13, "new", "ann");
    assertThat(ann.heard(1)).containsExactly("message.received new");
    assertThat(later.heard(1)).containsExactly("message.received new");
  }

  @Test
  void saysWhereToGoOnForThoseWhoReadFirst() {
    ann();
    hub.message(11, "old", "ann");
    String place = hub.hub().place().orElseThrow();
    hub.message(12, "new", "ann");
    assertThat(ann(place).heard(1)).containsExactly("message.received new");
  }

  @Test
  void leavesOutWhatTakesTooMuchMemoryWhileTheGraphIsAskedWhoMayHear() {
    int memory = 20_000;
    try (ScriptedHub small = new ScriptedHub(Policies.standard(), memory)) {
      Ear ann = Ear.of(small, Tokens.viewer("ann"), null);
      small.friends("ben", "ann");
      CompletableFuture<Void> held = small.audience.hold();
      for (int i = 0; i < 40; i++) {
        small.post(11 + i, "ben", i + "x".repeat(memory / 20));
      }
      int asked = small.audience.questions();
      held.complete(null);
      ann.awaitHeard("gap");
      small.post(99, "ben", "last");
      ann.awaitHeard("activity.posted last");
      assertThat(asked).isLessThan(20);
    }
  }

  @Test
  void hasNoPlaceUntilTheGraphIsHeard() {
    hub.beSilent();
    assertThat(hub.hub().place()).isEmpty();
    assertThat(hub.feed.starts()).isNotEmpty();
  }

  @Test
  void goesOnAfterTheEventThatWasHeardLast() {
    Ear first = ann();
    hub.message(11, "a", "ann", "ann", "ben", "ann");
    assertThat(first.heard(3)).hasSize(3);
    first.leave();
    hub.message(12, "b", "ann");
    assertThat(ann("e1-11-1000011.0").heard(3))
        .containsExactly("message.received a", "message.received a", "message.received b");
    assertThat(ann("e1-11-1000011.1").heard(2)).hasSize(2);
    assertThat(ann("e1-11-1000011.3").heard(1)).containsExactly("message.received b");
    assertThat(ann("e1-10-1000010").heard(4)).hasSize(4);
    Ear last = ann("e1-12-1000012.0");
    hub.message(13, "c", "ann");
    assertThat(last.heard(1)).containsExactly("message.received c");
  }

  @Test
  void goesOnWhereItWasAfterARestartOfShindig() {
    hub.feed.begin(ScriptedFeed.at(10), ScriptedFeed.at(14));
    Ear ann = ann("e1-12-1000012.0");
    for (int offset = 11; offset <= 15; offset++) {
      hub.message(offset, "m" + offset, "ann");
    }
    assertThat(ann.heard(3))
        .containsExactly("message.received m13", "message.received m14", "message.received m15");
  }

  @Test
  void goesOnAfterACommitWithoutEventsBetweenTwoThatItKnows() {
    Ear ann = ann();
    hub.message(11, "a", "ann");
    hub.message(14, "b", "ann");
    ann.heard(2);
    assertThat(ann("e1-12-1000012").heard(1)).containsExactly("message.received b");
  }

  @Test
  void goesOnAfterAPositionUpToWhichTheGraphHasToldOfNothing() {
    Ear ann = ann();
    ann.awaitIdle(1);
    hub.feed.say(15);
    hub.pass(Duration.ofSeconds(21));
    ann.awaitSigns(2);
    assertThat(ann.position()).isEqualTo("e1-15-1000015");
    List<Ear> back = List.of(ann("e1-13-1000013"), ann("e1-15-1000015"));
    hub.message(16, "a", "ann");
    assertThat(back).allMatch(each -> each.heard(1).equals(List.of("message.received a")));
  }

  @Test
  void goesOnAfterACommitThatWasMadeTogetherWithOthers() {
    Ear ann = ann();
    hub.message(11, "a", "ann");
    hub.message(14, "b", "ann");
    ann.heard(2);
    assertThat(ann("e1-12-1000310").heard(1)).containsExactly("message.received b");
    assertThat(ann("e1-12-1005000").heard(2).get(0)).isEqualTo("gap");
  }

  @Test
  void saysThatEventsMayBeMissingWhereItCannotGoOn() {
    Ear ann = ann();
    hub.message(11, "a", "ann");
    ann.heard(1);
    for (String from :
        List.of(
            "e2-11-1000011.0", // another store
            "e1-9-1000009.0", // before what it has
            "e1-11-5.0", // another commit of the same number
            "e1-10-5", // the same where it begins
            "e1-99-1000099.0", // of the future
            "nonsense")) {
      assertThat(ann(from).heard(2)).describedAs(from).containsExactly("gap", "message.received a");
    }
  }

  @Test
  void saysSoToAllWhenTheGraphDoes() {
    Ear ann = ann();
    Ear ben = Ear.of(hub, Tokens.viewer("ben"), null);
    hub.message(11, "a", "ann");
    ann.heard(1);
    hub.feed.say(new EventMessage.Gap(ScriptedFeed.at(5), "restored"));
    hub.message(6, "b", "ann");
    assertThat(ann.heard(3)).containsExactly("message.received a", "gap", "message.received b");
    assertThat(ben.heard(1)).containsExactly("gap");
    assertThat(ben.lastId()).isEqualTo("e1-5-1000005");
    assertThat(ann("e1-11-1000011.0").heard(2)).containsExactly("gap", "message.received b");
  }

  @Test
  void letsWhoIsSlowLagAndHoldsUpNobodyForIt() {
    Ear slow = new Ear();
    slow.room(1);
    slow.listen(hub, Tokens.viewer("ann"), null);
    Ear quick = ann();
    for (int i = 0; i < 10; i++) {
      hub.message(11 + i, "m" + i, "ann");
    }
    assertThat(quick.heard(10)).hasSize(10);
    assertThat(slow.heard(1)).hasSize(1);
    slow.room(Integer.MAX_VALUE);
    assertThat(slow.heard(10)).isEqualTo(quick.heard());
  }

  @Test
  void measuresHowFarTheSlowestIsBehindAndWhatIsKept() {
    Ear slow = new Ear();
    slow.room(1);
    slow.listen(hub, Tokens.viewer("ann"), null);
    Ear quick = ann();
    for (int i = 0; i < 10; i++) {
      hub.message(11 + i, "m" + i, "ann");
    }
    quick.heard(10);
    slow.heard(1);
    TestDeadlines.await()
        .untilAsserted(
            () -> {
              hub.pass(Duration.ofMillis(1));
              assertThat(measured("lag")).isBetween(9.0, 10.0);
            });
    assertThat(measured("bytes")).isBetween(10 * 500.0, 10 * 2_000.0);
    assertThat(measured("listeners")).isEqualTo(2);
    slow.leave();
    quick.leave();
    slow.end();
    quick.end();
    hub.pass(ScriptedHub.RETENTION.plusSeconds(1));
    TestDeadlines.await()
        .untilAsserted(
            () -> {
              hub.pass(Duration.ofMillis(1));
              assertThat(measured("lag")).isZero();
              assertThat(measured("bytes")).isZero();
            });
    assertThat(measured("listeners")).isZero();
  }

  private double measured(String name) {
    return hub.meters.get("shindig.neo4j.client.streams." + name).gauge().value();
  }

  @Test
  void tellsWhoIsTooSlowOfAGap() {
    try (ScriptedHub small = new ScriptedHub(Policies.standard(), 10_000)) {
      Ear slow = new Ear();
      slow.room(1);
      slow.listen(small, Tokens.viewer("ann"), null);
      Ear quick = Ear.of(small, Tokens.viewer("ann"), null);
      small.message(11, "m0", "ann");
      slow.heard(1);
      for (int i = 1; i <= 100; i++) {
        small.message(11 + i, "m" + i, "ann");
        quick.heard(i + 1);
      }
      slow.room(Integer.MAX_VALUE);
      List<String> heard = slow.heard(3);
      assertThat(heard.subList(0, 2)).containsExactly("message.received m0", "gap");
      String first = heard.get(2).split(" ")[1];
      int next = Integer.parseInt(first.substring(1));
      assertThat(next).isBetween(50, 100);
      slow.heard(2 + 101 - next);
      List<String> all = slow.heard();
      assertThat(all.get(all.size() - 1)).isEqualTo("message.received m100");
    }
  }

  @Test
  void forgetsWhatIsOld() {
    Ear ann = ann();
    hub.message(11, "a", "ann");
    ann.heard(1);
    hub.pass(ScriptedHub.RETENTION.plusSeconds(1));
    hub.message(12, "b", "ann");
    ann.heard(2);
    assertThat(ann("e1-11-1000011.0").heard(1)).containsExactly("message.received b");
    assertThat(ann("e1-10-1000010").heard(2)).containsExactly("gap", "message.received b");
  }

  @Test
  void asksTheGraphWhoHearsOnceForAllListeners() {
    hub.audience.friends("ben", "ann", "cy", "dora");
    Ear ann = ann();
    Ear cy = Ear.of(hub, Tokens.viewer("cy"), null);
    Ear eve = Ear.of(hub, Tokens.viewer("eve"), null);
    hub.feed.say(11, posted("ben", "post"));
    assertThat(ann.heard(1)).containsExactly("activity.posted post");
    assertThat(cy.heard(1)).containsExactly("activity.posted post");
    hub.message(12, "mark", "eve");
    assertThat(eve.heard(1)).containsExactly("message.received mark");
    assertThat(hub.audience.questions()).isEqualTo(1);
  }

  @Test
  void keepsTheOrderWhileTheGraphIsAsked() {
    hub.audience.friends("ben", "ann");
    Ear ann = ann();
    CompletableFuture<Void> answer = hub.audience.hold();
    hub.feed.say(11, posted("ben", "post"));
    hub.message(12, "later", "ann");
    assertThat(ann.heard()).isEmpty();
    answer.complete(null);
    assertThat(ann.heard(2)).containsExactly("activity.posted post", "message.received later");
  }

  @Test
  void asksForWhoHasComeWhileTheGraphWasAsked() {
    hub.audience.friends("ben", "ann", "cy");
    Ear ann = ann();
    CompletableFuture<Void> answer = hub.audience.hold();
    hub.feed.say(11, posted("ben", "post"));
    Ear cy = Ear.of(hub, Tokens.viewer("cy"), null);
    answer.complete(null);
    assertThat(ann.heard(1)).hasSize(1);
    assertThat(cy.heard(1)).containsExactly("activity.posted post");
  }

  @Test
  void asksAgainWhereTheAnswerIsNotOfTheMoment() {
    hub.audience.friends("ben", "ann");
    Ear slow = new Ear();
    slow.room(1);
    slow.listen(hub, Tokens.viewer("ann"), null);
    Ear quick = ann();
    hub.message(11, "a", "ann");
    hub.feed.say(12, posted("ben", "before"));
    hub.message(13, "b", "ann");
    quick.heard(3);
    slow.awaitFull();
    hub.audience.friends("ben"); // the friendship ends
    hub.pass(Duration.ofMillis(1));
    slow.room(Integer.MAX_VALUE);
    assertThat(slow.heard(2)).containsExactly("message.received a", "message.received b");
  }

  @Test
  void asksAnewForWhoComesBack() {
    hub.audience.friends("ben", "ann");
    Ear ann = ann();
    hub.feed.say(11, posted("ben", "before"));
    ann.heard(1);
    hub.pass(Duration.ofMillis(1));
    assertThat(ann("e1-10-1000010").heard(1)).containsExactly("activity.posted before");
    hub.audience.friends("ben"); // the friendship ends
    hub.message(12, "mark", "ann");
    hub.pass(Duration.ofMillis(1));
    assertThat(ann("e1-10-1000010").heard(1)).containsExactly("message.received mark");
  }

  @Test
  void asksOfEachCommitAnew() {
    hub.audience.friends("ben", "ann");
    Ear ann = ann();
    hub.feed.say(11, posted("ben", "before"));
    ann.heard(1);
    hub.audience.friends("ben"); // the friendship ends
    hub.feed.say(12, posted("ben", "after"));
    hub.message(13, "mark", "ann");
    assertThat(ann.heard(2)).containsExactly("activity.posted before", "message.received mark");
  }

  @Test
  void asksOnceForABurstOfWhoComesBack() {
    hub.audience.friends("ben", "ann");
    Ear first = ann();
    for (int i = 0; i < 100; i++) {
      hub.feed.say(11 + i, posted("ben", "post" + i));
    }
    first.heard(100);
    hub.pass(Duration.ofMillis(1));
    assertThat(ann("e1-10-1000010").heard(100)).hasSize(100);
    assertThat(hub.audience.questions()).isEqualTo(101);
  }

  @Test
  void asksOnceForAllOfACrowdThatComesBack() {
    List<Ear> crowd = crowd(0, 2_500);
    hub.pass(Duration.ofSeconds(2));
    hub.feed.say(11, posted("ben", "before"));
    crowd.forEach(Ear::leave);
    crowd.forEach(Ear::end);
    hub.pass(Duration.ofSeconds(2));
    crowd(0, 1_500);
    hub.feed.say(12, posted("ben", "meanwhile"));
    Ear last = crowd(1_500, 2_500).get(0);
    hub.feed.say(13, posted("ben", "after"));
    hub.message(14, "mark", "p1500");
    last.heard(1);
    assertThat(hub.audience.questions()).isEqualTo(3);
  }

  private List<Ear> crowd(int from, int to) {
    return IntStream.range(from, to)
        .mapToObj(number -> Ear.of(hub, Tokens.viewer("p" + number), null))
        .toList();
  }

  @Test
  void saysThatEventsMayBeMissingIfTheGraphCannotSayWhoHears() {
    Ear ann = ann();
    hub.audience.fail(true);
    hub.feed.say(11, posted("ben", "post"));
    hub.message(12, "later", "ann");
    assertThat(ann.heard(2)).containsExactly("gap", "message.received later");
  }

  @Test
  void endsWhoseTokenIsNotValidAnyMore() {
    Ear ann = ann();
    hub.message(11, "a", "ann");
    ann.heard(1);
    ann.revoke();
    hub.message(12, "b", "ann");
    assertThat(ann.end()).isEqualTo(EndReason.TOKEN_INVALID);
    assertThat(ann.heard()).containsExactly("message.received a");
    Ear silent = ann();
    silent.awaitIdle(1);
    silent.revoke();
    hub.pass(Duration.ofSeconds(1));
    assertThat(silent.end()).isEqualTo(EndReason.TOKEN_INVALID);
  }

  @Test
  void givesASignOfLifeThatMovesTheId() {
    Ear ann = ann();
    ann.awaitIdle(1);
    hub.message(11, "a", "ben");
    hub.pass(Duration.ofSeconds(19));
    assertThat(ann.signs()).isEqualTo(1);
    hub.pass(Duration.ofSeconds(2));
    ann.awaitSigns(2);
    assertThat(ann.position()).isEqualTo("e1-11-1000011");
  }

  @Test
  void endsWhoTakesNothingForLong() {
    Ear ann = new Ear();
    ann.room(0);
    ann.listen(hub, Tokens.viewer("ann"), null);
    TestDeadlines.await()
        .until(
            () -> {
              hub.pass(Duration.ofSeconds(61));
              return ann.hasEnded();
            });
    assertThat(ann.end()).isEqualTo(EndReason.LEFT);
  }

  @Test
  void doesNotListenToTheGraphLongerThanSomebodyMayComeBack() {
    Ear ann = ann();
    ann.leave();
    ann.end();
    hub.pass(Duration.ofMinutes(4));
    assertThat(hub.feed.isHeard()).isTrue();
    hub.pass(Duration.ofMinutes(2));
    TestDeadlines.await().until(() -> !hub.feed.isHeard());
    hub.pass(Duration.ofMinutes(1));
    Ear again = ann();
    hub.message(20, "a", "ann");
    assertThat(again.heard(1)).hasSize(1);
  }

  @Test
  void endsAllWhenTheGraphIsNotHeardAnyMore() {
    Ear ann = ann();
    hub.feed.fail();
    assertThat(ann.end()).isEqualTo(EndReason.UNAVAILABLE);
    assertThatThrownBy(() -> ann()).hasRootCauseMessage("there are no events now");
    hub.pass(Duration.ofSeconds(3));
    Ear again = ann();
    hub.message(20, "a", "ann");
    assertThat(again.heard(1)).hasSize(1);
  }

  @Test
  void refusesWhoComesWhileTheGraphRefuses() {
    hub.feed.refuse();
    assertThatThrownBy(() -> ann()).hasRootCauseMessage("refused");
  }

  @Test
  void doesNotLetAnybodyWaitForLong() {
    hub.feed.beSilent();
    CompletableFuture<HubListener> waiting =
        hub.hub().listen(Tokens.viewer("ann"), null, () -> true, new Ear());
    assertThat(waiting).isNotDone();
    hub.pass(Duration.ofSeconds(9));
    TestDeadlines.await().until(waiting::isCompletedExceptionally);
  }

  @Test
  void doesNotMindEventsThatItDoesNotKnow() {
    Ear ann = ann();
    hub.feed.say(11, new GraphEvent("weather.changed", "ann", Map.of()));
    hub.message(12, "a", "ann");
    assertThat(ann.heard(1)).containsExactly("message.received a");
  }

  @Test
  void endsAllWithItsOwnEnd() {
    Ear ann = ann();
    hub.close();
    assertThat(ann.end()).isEqualTo(EndReason.UNAVAILABLE);
    assertThatThrownBy(() -> ann()).hasRootCauseMessage("there are no events now");
  }

  @Test
  void hasPositionsThatAreThoseOfTheGraph() {
    assertThat(EventId.parse("e1-11-1000011.3"))
        .contains(new EventId(new EventPosition("e1", 11, 1_000_011), 3));
    assertThat(EventId.parse("e1-11-1000011")).contains(EventId.after(ScriptedFeed.at(11)));
    for (String other : List.of("", "e1", "e1-1", "e1-1-2.", "e1-1-2.x", "-1-2-3", "e1-1-2.-1")) {
      assertThat(EventId.parse(other)).describedAs(other).isEmpty();
    }
    assertThat(EventId.parse("e".repeat(300) + "-1-2")).isEmpty();
  }
}
