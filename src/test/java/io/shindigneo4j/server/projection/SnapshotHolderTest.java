package io.shindigneo4j.server.projection;

import static io.shindigneo4j.testing.TestDeadlines.await;
import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.TestDeadlines;
import java.lang.ref.WeakReference;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The holder of the newest snapshot")
class SnapshotHolderTest {

  private static final int PEOPLE = 1_000;
  private static final int COMMITS = 20_000;
  private static final long PLENTY = 1 << 28;

  private final List<String> events = new ArrayList<>();
  private final SnapshotHolder snapshots = new SnapshotHolder(PLENTY, new Recorder());

  private final class Recorder implements SnapshotHolder.Listener {

    @Override
    public void lost(Throwable reason) {
      events.add("lost");
    }

    @Override
    public void tooLarge() {
      events.add("too large");
    }
  }

  private static Snapshot people(SnapshotBuilder.FreeNumbers free) {
    SnapshotBuilder builder = new SnapshotBuilder(Snapshot.EMPTY, free);
    GraphDelta delta = new GraphDelta();
    for (long node = 0; node < PEOPLE; node++) {
      delta.people.added.add(node);
    }
    builder.apply(delta);
    return builder.build();
  }

  private static GraphDelta friendship(long id, long from, long to) {
    GraphDelta delta = new GraphDelta();
    delta.friendships.added.add(new Edge(id, from, to));
    return delta;
  }

  private void publish() {
    SnapshotBuilder.FreeNumbers free = SnapshotBuilder.FreeNumbers.none();
    snapshots.startBuffering();
    snapshots.publish(people(free), free);
  }

  @Test
  void publishesTheFillTogetherWithTheBufferedCommits() {
    SnapshotBuilder.FreeNumbers free = SnapshotBuilder.FreeNumbers.none();
    Snapshot filled = people(free);
    snapshots.startBuffering();
    for (int i = 0; i < COMMITS; i++) {
      snapshots.receive(List.of(friendship(i, i % PEOPLE, (i + 1 + i / PEOPLE) % PEOPLE)));
    }
    AtomicBoolean looking = new AtomicBoolean();
    CompletableFuture<Snapshot> first =
        CompletableFuture.supplyAsync(
            () -> {
              looking.set(true);
              Snapshot seen = snapshots.snapshot();
              while (seen == null && looking.get()) {
                seen = snapshots.snapshot();
              }
              return seen;
            });
    await().untilTrue(looking);
    snapshots.publish(filled, free);
    assertThat(first.orTimeout(TestDeadlines.HANGING_SECONDS, SECONDS).join().friendships())
        .isEqualTo(COMMITS);
  }

  /** Stands for a commit to somebody with so many friends that no copy of them fits any more. */
  private static final class TooMuchForTheHeap extends AbstractList<GraphDelta> {

    @Override
    public GraphDelta get(int index) {
      throw new OutOfMemoryError("scripted");
    }

    @Override
    public int size() {
      return 1;
    }
  }

  @Test
  void isEmptyAfterAnErrorThatTheCommitNeverHears() {
    publish();
    snapshots.receive(new TooMuchForTheHeap());
    assertThat(events).containsExactly("lost");
    assertThat(snapshots.snapshot()).isNull();
    assertThat(snapshots.isReceiving()).isFalse();
  }

  /** Each change copies some chunks and shares the others. */
  @Test
  void keepsNoChunkThatWasReplaced() {
    publish();
    snapshots.receive(List.of(friendship(0, 0, 2 * AdjacencyChunk.SIZE)));
    WeakReference<AdjacencyChunk> former =
        new WeakReference<>(snapshots.snapshot().personAdjacency().chunks().get(0));
    snapshots.receive(List.of(friendship(1, 5 * AdjacencyChunk.SIZE, 7 * AdjacencyChunk.SIZE)));
    snapshots.receive(List.of(friendship(2, 0, 3 * AdjacencyChunk.SIZE)));
    await()
        .untilAsserted(
            () -> {
              System.gc();
              assertThat(former.get()).isNull();
            });
    assertThat(snapshots.snapshot().friendships()).isEqualTo(3);
  }

  @Test
  void forgetsTheRanksOfThoseWhoHaveChangedMeanwhile() {
    publish();
    PersonRanks ranks = snapshots.beginRanking();
    snapshots.receive(List.of(renamed(3)));
    for (int number = 0; number < PEOPLE; number++) {
      ranks.rank(number, number);
    }
    snapshots.ranked(ranks);
    snapshots.receive(List.of(renamed(5), friendship(0, 7, 8)));
    assertThat(snapshots.renamed()).isEqualTo(2);
    assertThat(
            IntStream.range(0, PEOPLE)
                .filter(number -> snapshots.snapshot().rank(number) != number))
        .containsExactly(3, 5);
  }

  private static GraphDelta renamed(long node) {
    GraphDelta delta = new GraphDelta();
    delta.renamed.add(node);
    return delta;
  }

  @Test
  void givesUpRanksBeforeTheGraph() {
    SnapshotBuilder.FreeNumbers free = SnapshotBuilder.FreeNumbers.none();
    Snapshot filled = people(free);
    long bytes = (filled.bytes() + PersonRanks.bytes(PEOPLE)) * 8 / 7 + 16;
    SnapshotHolder full = new SnapshotHolder(bytes, new Recorder());
    full.startBuffering();
    full.publish(filled, free);
    full.ranked(full.beginRanking());
    assertThat(full.snapshot().ranks()).isNotSameAs(PersonRanks.NONE);
    assertThat(full.beginRanking()).as("no room for both").isNull();
    for (int i = 0; i < 10; i++) {
      full.receive(List.of(friendship(i, i, i + 1)));
    }
    assertThat(full.snapshot().ranks()).isSameAs(PersonRanks.NONE);
    assertThat(full.snapshot().friendships()).isEqualTo(10);
    assertThat(events).isEmpty();
  }

  @Test
  void givesTheFillUpWhenItMustBufferTooManyCommits() {
    SnapshotHolder small = new SnapshotHolder(16 * 10 * new GraphDelta().bytes(), new Recorder());
    small.startBuffering();
    for (int i = 0; i < 20; i++) {
      small.receive(List.of(friendship(i, i, i + 1)));
    }
    assertThat(events).containsExactly("lost");
    assertThat(small.isBuffering()).isFalse();
    small.startBuffering();
    small.backlog(PLENTY);
    assertThat(events).containsExactly("lost", "lost");
  }
}
