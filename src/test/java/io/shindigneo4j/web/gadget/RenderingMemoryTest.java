package io.shindigneo4j.web.gadget;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.TestDeadlines;
import io.shindigneo4j.web.client.TestClients;
import io.shindigneo4j.web.gadget.RenderingMemory.Room;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@DisplayName("The memory for pages of gadgets")
@Timeout(TestDeadlines.HANGING_SECONDS)
class RenderingMemoryTest {
  private static final long ALL = 64 << 20;
  private static final long LARGE = ALL / 4;

  private final List<Room> rooms = new ArrayList<>();

  @AfterEach
  void leave() {
    TestClients.leave();
  }

  private boolean takes(RenderingMemory memory, String viewer, long bytes) {
    TestClients.enter(viewer);
    Optional<Room> room = memory.take(bytes);
    room.ifPresent(rooms::add);
    return room.isPresent();
  }

  private void closeAll() {
    rooms.forEach(Room::close);
    rooms.clear();
  }

  private static RenderingMemory impatient() {
    return new RenderingMemory(ALL, Duration.ZERO);
  }

  @Test
  void isForAClientByHalfAndNoMoreThanAllTogether() {
    RenderingMemory memory = impatient();
    assertThat(takes(memory, "jane", LARGE)).isTrue();
    assertThat(takes(memory, "jane", LARGE)).isTrue();
    assertThat(takes(memory, "jane", LARGE)).isFalse();
    assertThat(takes(memory, "john", LARGE)).isTrue();
    assertThat(takes(memory, "june", LARGE)).isTrue();
    assertThat(takes(memory, "jack", LARGE)).isFalse();
    closeAll();
    assertThat(memory.clients()).isZero();
    assertThat(takes(memory, "jane", LARGE)).isTrue();
  }

  @Test
  void isEnoughForOnePageHoweverLarge() {
    RenderingMemory memory = impatient();
    assertThat(takes(memory, "jane", 10 * ALL)).isTrue();
    assertThat(takes(memory, "jane", LARGE)).isFalse();
    assertThat(takes(memory, "john", 10 * ALL)).isTrue();
  }

  @Test
  void isThereAtOnceForSmallPages() {
    RenderingMemory memory = impatient();
    assertThat(takes(memory, "jane", ALL)).isTrue();
    assertThat(takes(memory, "john", ALL)).isTrue();
    assertThat(takes(memory, "jane", ALL / 300)).isTrue();
    assertThat(takes(memory, "june", ALL / 300)).isTrue();
  }

  @Test
  void isForOneWhoWaitsAsSoonAsItIsFree() throws Exception {
    RenderingMemory memory = new RenderingMemory(ALL, TestDeadlines.HANGING);
    assertThat(takes(memory, "jane", ALL)).isTrue();
    CompletableFuture<Boolean> waiting = new CompletableFuture<>();
    Thread thread = new Thread(() -> waiting.complete(takes(memory, "jane", LARGE)));
    thread.start();
    TestDeadlines.await().until(() -> thread.getState() == Thread.State.TIMED_WAITING);
    rooms.get(0).close();
    assertThat(waiting.get(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS)).isTrue();
  }

  /** Whoever waits holds a thread. */
  @Test
  void isRefusedAtOnceToAClientOfWhichManyHaveSome() {
    RenderingMemory memory = new RenderingMemory(ALL, TestDeadlines.HANGING);
    for (int i = 0; i < RenderingMemory.MAX_OF_CLIENT; i++) {
      assertThat(takes(memory, "jane", ALL / 200)).isTrue();
    }
    assertThat(takes(memory, "jane", ALL / 200)).isFalse();
    assertThat(takes(memory, "john", ALL / 200)).isTrue();
  }

  @Test
  void isNotWaitedForByAThreadThatIsInterrupted() {
    RenderingMemory memory = new RenderingMemory(ALL, TestDeadlines.HANGING);
    assertThat(takes(memory, "jane", ALL)).isTrue();
    Thread.currentThread().interrupt();
    assertThat(takes(memory, "jane", LARGE)).isFalse();
    assertThat(Thread.interrupted()).isTrue();
    closeAll();
    assertThat(memory.clients()).isZero();
  }
}
