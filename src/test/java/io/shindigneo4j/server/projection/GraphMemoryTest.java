package io.shindigneo4j.server.projection;

import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The newest snapshot")
class GraphMemoryTest {

  private static final int PEOPLE = 1_000;
  private static final int COMMITS = 20_000;
  private static final long PLENTY = 1 << 28;

  private final List<String> heard = new ArrayList<>();
  private final GraphMemory memory = new GraphMemory(PLENTY, new Recorder());

  private final class Recorder implements GraphMemory.Owner {

    @Override
    public void lost(RuntimeException reason) {
      heard.add("lost");
    }

    @Override
    public void tooLarge() {
      heard.add("too large");
    }
  }

  private static Snapshot people(Edit.FreeNumbers free) {
    Edit edit = new Edit(Snapshot.EMPTY, free);
    Delta delta = new Delta();
    for (long node = 0; node < PEOPLE; node++) {
      delta.people.got.add(node);
    }
    edit.apply(delta);
    return edit.done();
  }

  private static Delta friendship(long id, long from, long to) {
    Delta delta = new Delta();
    delta.friendships.come.add(new Tie(id, from, to, 0));
    return delta;
  }

  private void publish() {
    Edit.FreeNumbers free = Edit.FreeNumbers.none();
    memory.collect();
    memory.publish(people(free), free);
  }

  @Test
  void isNotSeenWithoutTheCommitsThatHaveComeSinceItWasFilled() {
    Edit.FreeNumbers free = Edit.FreeNumbers.none();
    Snapshot filled = people(free);
    memory.collect();
    for (int i = 0; i < COMMITS; i++) {
      memory.receive(List.of(friendship(i, i % PEOPLE, (i + 1 + i / PEOPLE) % PEOPLE)));
    }
    AtomicBoolean looking = new AtomicBoolean();
    CompletableFuture<Snapshot> first =
        CompletableFuture.supplyAsync(
            () -> {
              looking.set(true);
              Snapshot seen = memory.snapshot();
              while (seen == null && looking.get()) {
                seen = memory.snapshot();
              }
              return seen;
            });
    await().atMost(10, SECONDS).untilTrue(looking);
    memory.publish(filled, free);
    assertThat(first.orTimeout(10, SECONDS).join().friendships()).isEqualTo(COMMITS);
  }

  /** Of which each change makes others, and leaves the rest to be shared. */
  @Test
  void keepsNoPartOfThoseBefore() {
    publish();
    memory.receive(List.of(friendship(0, 0, 2 * Chunk.SIZE)));
    WeakReference<Chunk> former =
        new WeakReference<>(memory.snapshot().peopleSpace().chunks().get(0));
    memory.receive(List.of(friendship(1, 5 * Chunk.SIZE, 7 * Chunk.SIZE)));
    memory.receive(List.of(friendship(2, 0, 3 * Chunk.SIZE)));
    await()
        .atMost(10, SECONDS)
        .untilAsserted(
            () -> {
              System.gc();
              assertThat(former.get()).isNull();
            });
    assertThat(memory.snapshot().friendships()).isEqualTo(3);
  }

  @Test
  void isMadeLaterWhereThereAreTooManyCommitsToKeep() {
    GraphMemory small = new GraphMemory(10 * new Delta().bytes(), new Recorder());
    small.collect();
    for (int i = 0; i < 20; i++) {
      small.receive(List.of(friendship(i, i, i + 1)));
    }
    assertThat(heard).containsExactly("lost");
    assertThat(small.isCollecting()).isFalse();
    small.collect();
    small.waitFor(PLENTY);
    assertThat(heard).containsExactly("lost", "lost");
  }
}
