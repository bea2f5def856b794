package io.shindigneo4j.driver.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.connection.Backoff;
import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The test has its own clock, so nothing here waits. */
@DisplayName("The routing table of a driver")
class RoutingTableWatcherTest {

  private static final URI A = URI.create("ws://a:1/neo4j");
  private static final URI B = URI.create("ws://b:1/neo4j");
  private static final URI SEED = URI.create("ws://seed:1/neo4j");
  private static final Duration TIME_TO_LIVE = Duration.ofMinutes(5);
  private static final IOException DOWN = new IOException("down");

  private record Question(
      URI router, String known, Duration patience, CompletableFuture<RoutingTable> answer) {}

  private record Step(long at, int number, Runnable action) implements Comparable<Step> {

    @Override
    public int compareTo(Step other) {
      return at == other.at ? Integer.compare(number, other.number) : Long.compare(at, other.at);
    }
  }

  private final PriorityQueue<Step> steps = new PriorityQueue<>();
  private final List<Question> questions = new ArrayList<>();
  private final List<Object> events = new ArrayList<>();
  private long now = -1;
  private int number;

  /** What the listener throws at the next event; null for nothing. */
  private RuntimeException fault;

  /** What the next request throws; null for nothing. */
  private RuntimeException unaskable;

  private final RoutingTableWatcher watcher =
      new RoutingTableWatcher(
          List.of(SEED),
          this::ask,
          new Recorder(),
          new Backoff(Duration.ofMillis(100), Duration.ofSeconds(5), Duration.ofSeconds(30)),
          this::after,
          () -> now,
          new Random(1));

  private final class Recorder implements RoutingTableWatcher.Listener {

    @Override
    public void found(RoutingTable table) {
      breakOnce();
      events.add(table.version());
    }

    @Override
    public void searching() {
      breakOnce();
      events.add("searching");
    }

    @Override
    public void notFound(Throwable lastFailure) {
      breakOnce();
      events.add(lastFailure);
    }

    private void breakOnce() {
      RuntimeException thrown = fault;
      fault = null;
      if (thrown != null) {
        throw thrown;
      }
    }
  }

  private CompletableFuture<RoutingTable> ask(URI router, String known, Duration patience) {
    if (unaskable != null) {
      throw unaskable;
    }
    CompletableFuture<RoutingTable> answer = new CompletableFuture<>();
    questions.add(new Question(router, known, patience, answer));
    return answer;
  }

  private Future<?> after(Duration pause, Runnable action) {
    steps.add(new Step(now + pause.toNanos(), number++, action));
    return CompletableFuture.completedFuture(null);
  }

  @BeforeEach
  void begin() {
    watcher.start();
    pass(Duration.ZERO);
  }

  /** Does all that is due within a time. */
  private void pass(Duration time) {
    long end = now + time.toNanos();
    while (!steps.isEmpty() && steps.peek().at() <= end) {
      Step next = steps.poll();
      now = Math.max(now, next.at());
      next.action().run();
    }
    now = end;
  }

  private Question last() {
    return questions.get(questions.size() - 1);
  }

  private void answer(RoutingTable table) {
    last().answer().complete(table);
    pass(RoutingTableWatcher.PAUSE);
  }

  private void fail() {
    last().answer().completeExceptionally(DOWN);
    pass(Duration.ZERO);
  }

  private static RoutingTable table(String version, URI... servers) {
    List<URI> all = List.of(servers);
    return new RoutingTable(all, all, all, version, TIME_TO_LIVE);
  }

  @Test
  void isAskedOfASeedAtFirst() {
    assertThat(last().router()).isEqualTo(SEED);
    assertThat(last().known()).isEmpty();
    assertThat(events).containsExactly("searching");
  }

  @Test
  void isThenWaitedForAtOneOfItsRouters() {
    answer(table("1", A));
    assertThat(events).contains("1");
    assertThat(last().router()).isEqualTo(A);
    assertThat(last().known()).isEqualTo("1");
    answer(table("2", A));
    assertThat(events).endsWith("2");
    assertThat(last().known()).isEqualTo("2");
  }

  @Test
  void isNotAskedForAgainAtOnce() {
    last().answer().complete(table("1", A));
    pass(RoutingTableWatcher.PAUSE.minusNanos(1));
    assertThat(questions).hasSize(1);
    pass(Duration.ofNanos(1));
    assertThat(questions).hasSize(2);
  }

  @Test
  void isAskedOfTheOtherRoutersAndThenOfTheSeedsWhereOneFails() {
    answer(table("1", A, B));
    URI first = last().router();
    fail();
    assertThat(last().router()).isNotEqualTo(first).isIn(A, B);
    fail();
    assertThat(last().router()).isEqualTo(SEED);
    answer(table("2", B));
    assertThat(events).containsExactly("searching", "1", "searching", "2", "searching");
    assertThat(last().router()).isEqualTo(B);
  }

  @Test
  void isKeptWhereNobodyAnswersAndAskedForLessAndLessOften() {
    answer(table("1", A));
    List<Long> pauses = new ArrayList<>();
    for (int round = 0; round < 8; round++) {
      int before = questions.size();
      long start = now;
      fail();
      fail();
      assertThat(events.get(events.size() - 1)).isEqualTo(DOWN);
      while (questions.size() < before + 2) {
        pass(Duration.ofMillis(10));
      }
      pauses.add((now - start) / 1_000_000);
    }
    assertThat(pauses.get(0)).isBetween(50L, 110L);
    assertThat(pauses.get(7)).isBetween(2_500L, 5_010L);
    assertThat(events).doesNotContain("2").contains("1");
  }

  @Test
  void isAskedOfTheSeedsFirstOnceItIsOld() {
    answer(table("1", A));
    fail();
    pass(TIME_TO_LIVE);
    fail();
    pass(Duration.ofSeconds(5));
    assertThat(last().router()).isEqualTo(SEED);
    assertThat(last().known()).as("still known").isEqualTo("1");
  }

  @Test
  void isAskedForAtOnceAndAnewWhenItHasTurnedOutWrong() {
    answer(table("1", A));
    Question waiting = last();
    watcher.refresh();
    pass(Duration.ZERO);
    assertThat(waiting.answer()).isCancelled();
    assertThat(last().known()).isEmpty();
    int asked = questions.size();
    watcher.refresh(); // by the next of many callers
    pass(Duration.ZERO);
    assertThat(questions).hasSize(asked);
    waiting.answer().complete(table("late", B));
    answer(table("1", A));
    assertThat(events).doesNotContain("late").endsWith("1");
    assertThat(last().known()).isEqualTo("1");
  }

  @Test
  void isNotWaitedForAtAServerThatHasLeft() {
    answer(table("1", A));
    answer(table("2", B));
    assertThat(last().router()).isEqualTo(B);
  }

  @Test
  void isNotAskedForAfterTheEnd() {
    answer(table("1", A));
    Question waiting = last();
    watcher.stop();
    pass(Duration.ofHours(1));
    assertThat(waiting.answer()).isCancelled();
    assertThat(last()).isSameAs(waiting);
  }

  @Test
  void isAskedForAgainWhereWhoIsToldOfItFails() {
    fault = new IllegalStateException("cannot be told");
    last().answer().complete(table("1", A));
    pass(Duration.ofSeconds(1));
    assertThat(events).doesNotContain("1");
    assertThat(questions).hasSize(2);
    assertThat(last().known()).as("not known, as nobody was told").isEmpty();
    answer(table("1", A));
    assertThat(events).contains("1");
  }

  @Test
  void isAskedForThoughNobodyCanBeToldThatItIs() {
    fault = new IllegalStateException("cannot be told of the failure");
    fail();
    fault = new IllegalStateException("cannot be told of the search");
    pass(Duration.ofSeconds(1));
    assertThat(questions).hasSize(2);
  }

  @Test
  void isAskedForAgainWhereNobodyCanBeAsked() {
    unaskable = new IllegalStateException("cannot be asked");
    fail();
    pass(Duration.ofSeconds(1));
    assertThat(events).contains(unaskable);
    unaskable = null;
    pass(Duration.ofSeconds(10));
    assertThat(questions).hasSize(2);
  }
}
