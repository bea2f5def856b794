package io.shindigneo4j.server.routing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Time is the test's: nothing here waits. */
@DisplayName("A client that waits for a change of the routing table")
class RoutingTableWatchTest {

  private static final RoutingContext ANYBODY = new RoutingContext(null, null);
  private static final Duration LONG = Duration.ofHours(1);
  private static final Duration TIME_TO_LIVE = Duration.ofMinutes(5);

  private final Queue<Runnable> alarms = new ArrayDeque<>();
  private long now = Long.MAX_VALUE - 7; // it may overflow
  private long scheduler;
  private int reads;
  private RuntimeException failure;
  private PublishedRoutingTable table = table("a:1");

  private final RoutingTableWatch tables =
      new RoutingTableWatch(
          context -> {
            reads++;
            if (failure != null) {
              throw failure;
            }
            return table;
          },
          Runnable::run,
          (nanos, task) -> {
            scheduler = now + nanos;
            alarms.add(task);
          },
          () -> now);

  private static PublishedRoutingTable table(String server) {
    return PublishedRoutingTable.of(server, TIME_TO_LIVE);
  }

  private CompletableFuture<PublishedRoutingTable> next(String known, Duration patience) {
    return tables.next(ANYBODY, known, patience);
  }

  private void ring() {
    now = scheduler;
    alarms.remove().run();
  }

  @Test
  void isAnsweredAtOnceWhereItKnowsAnotherTable() {
    assertThat(next("", LONG)).isCompletedWithValue(table);
    assertThat(next(table("b:1").version(), LONG)).isCompletedWithValue(table);
    assertThat(alarms).isEmpty();
  }

  @Test
  void takesOneThreadWithAllOthersThatCome() {
    Queue<Runnable> threads = new ArrayDeque<>();
    RoutingTableWatch busy =
        new RoutingTableWatch(
            context -> {
              reads++;
              return table;
            },
            threads::add,
            (nanos, task) -> alarms.add(task),
            () -> now);
    List<CompletableFuture<PublishedRoutingTable>> answers =
        IntStream.range(0, 100).mapToObj(i -> busy.next(ANYBODY, "", LONG)).toList();
    assertThat(threads).hasSize(1);
    threads.remove().run();
    assertThat(answers).allMatch(answer -> answer.isDone());
    assertThat(reads).isEqualTo(1);
    busy.next(ANYBODY, "", LONG);
    assertThat(threads).as("a later one").hasSize(1);
  }

  @Test
  void isAnsweredWithinASecondOfAChangeByOneReadForAll() {
    CompletableFuture<PublishedRoutingTable> first = next(table.version(), LONG);
    CompletableFuture<PublishedRoutingTable> second = next(table.version(), LONG);
    ring();
    assertThat(List.of(first, second)).noneMatch(CompletableFuture::isDone);
    table = table("b:1");
    reads = 0;
    long before = now;
    ring();
    assertThat(first).isCompletedWithValue(table);
    assertThat(second).isCompletedWithValue(table);
    assertThat(reads).isEqualTo(1);
    assertThat(now - before).isLessThanOrEqualTo(Duration.ofSeconds(1).toNanos());
    assertThat(alarms).isEmpty();
  }

  @Test
  void getsTheSameTableWhenItsTimeIsOver() {
    long before = now;
    CompletableFuture<PublishedRoutingTable> answer =
        next(table.version(), Duration.ofMillis(1_200));
    while (!answer.isDone()) {
      ring();
    }
    assertThat(answer).isCompletedWithValue(table);
    assertThat(now - before).isEqualTo(Duration.ofMillis(1_200).toNanos());
  }

  @Test
  void getsTheSameTableWhenThatHasExpired() {
    long before = now;
    CompletableFuture<PublishedRoutingTable> answer = next(table.version(), LONG);
    while (!answer.isDone()) {
      ring();
    }
    assertThat(now - before).isEqualTo(TIME_TO_LIVE.toNanos());
  }

  @Test
  void mayBeGone() {
    CompletableFuture<PublishedRoutingTable> answer = next(table.version(), LONG);
    answer.cancel(false);
    reads = 0;
    ring();
    assertThat(reads).isZero();
    assertThat(alarms).isEmpty();
    next(table.version(), LONG);
    assertThat(alarms).as("one who comes later").hasSize(1);
  }

  @Test
  void getsTheFailureToReadTheTable() {
    CompletableFuture<PublishedRoutingTable> waiting = next(table.version(), LONG);
    failure = new IllegalStateException("stopped");
    assertThatThrownBy(next("", LONG)::join).hasRootCause(failure);
    ring();
    assertThatThrownBy(waiting::join).hasRootCause(failure);
    assertThat(alarms).isEmpty();
  }

  @Test
  void knowsTheSameServersInAnyOrder() {
    PublishedRoutingTable one =
        new PublishedRoutingTable(List.of("a", "b"), List.of("c"), List.of("b", "a"), TIME_TO_LIVE);
    PublishedRoutingTable other =
        new PublishedRoutingTable(List.of("b", "a"), List.of("c"), List.of("a", "b"), LONG);
    assertThat(one.version()).isEqualTo(other.version()).matches("[0-9a-f]{16}");
    PublishedRoutingTable swapped =
        new PublishedRoutingTable(List.of("c"), List.of("a", "b"), List.of("a", "b"), TIME_TO_LIVE);
    assertThat(swapped.version()).isNotEqualTo(one.version());
  }
}
