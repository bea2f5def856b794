package io.shindigneo4j.server.projection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.sun.management.ThreadMXBean;
import io.shindigneo4j.testing.Seeds;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The neighbours of a node")
class NeighbourListTest {

  private static final long GROUP = 1;
  private static final long FIRST_PERSON = 10;

  private static final int NUMBERS = 20_000;

  private static NeighbourChange change(int other, boolean added) {
    return new NeighbourChange(0, other, added);
  }

  @Seeds(verify = 3, exhaustive = 20)
  void areThoseOfAPlainListAfterEachChange(long seed) {
    Random random = new Random(seed);
    int[] counts = new int[NUMBERS];
    NeighbourList list = NeighbourList.EMPTY;
    for (int round = 0; round < 60; round++) {
      List<NeighbourChange> changes = changes(random, list.toArray());
      changes.forEach(change -> counts[change.other()] += change.added() ? 1 : -1);
      changes.sort(NeighbourChange.ORDER);
      list = list.changed(changes);
      int[] expected =
          IntStream.range(0, NUMBERS)
              .flatMap(number -> IntStream.generate(() -> number).limit(counts[number]))
              .toArray();
      assertThat(list.toArray()).isEqualTo(expected);
      assertThat(list.length()).isEqualTo(expected.length);
    }
  }

  /** Some numbers come very often, so that a page cannot be cut between them. */
  private static List<NeighbourChange> changes(Random random, int[] present) {
    List<NeighbourChange> changes = new ArrayList<>();
    List<Integer> left = new ArrayList<>(Arrays.stream(present).boxed().toList());
    boolean grows = random.nextInt(3) > 0;
    int same = random.nextInt(NUMBERS);
    int count = random.nextInt(4) == 0 ? 6_000 : random.nextInt(20);
    for (int i = 0; i < count; i++) {
      if (grows || left.isEmpty()) {
        changes.add(change(random.nextInt(3) == 0 ? same : random.nextInt(NUMBERS), true));
      } else {
        int last = left.size() - 1;
        int place = random.nextInt(left.size());
        changes.add(change(left.get(place), false));
        left.set(place, left.get(last));
        left.remove(last);
      }
    }
    return changes;
  }

  @Test
  void areTheSameInOtherPages() {
    int[] numbers = IntStream.range(0, 3 * NeighbourList.PAGE).toArray();
    NeighbourList atOnce = NeighbourList.of(numbers);
    NeighbourList grown = NeighbourList.EMPTY;
    for (int number : numbers) {
      grown = grown.changed(List.of(change(number, true)));
    }
    assertThat(grown.isSame(atOnce)).isTrue();
    assertThat(grown.changed(List.of(change(7, false))).isSame(atOnce)).isFalse();
    numbers[5] = 4;
    assertThat(grown.isSame(NeighbourList.of(numbers))).isFalse();
  }

  @Test
  void losesNoneThatIsNotThere() {
    NeighbourList list = NeighbourList.of(IntStream.range(0, 10_000).map(i -> 2 * i).toArray());
    assertThatExceptionOfType(InconsistentGraphException.class)
        .isThrownBy(() -> list.changed(List.of(change(4_001, false))));
  }

  @Test
  void costTheSameToChangeHoweverManyThereAre() {
    long ofSome = bytesOfJoining(10_000);
    long ofVeryMany = bytesOfJoining(500_000);
    assertThat(ofVeryMany).isPositive().isLessThan(2 * ofSome);
  }

  /** What is copied when one more person joins a group of so many. */
  private static long bytesOfJoining(int members) {
    SnapshotBuilder.FreeNumbers free = SnapshotBuilder.FreeNumbers.none();
    Snapshot full = applied(Snapshot.EMPTY, group(members), free);
    long[] bytes = new long[5];
    for (int i = 0; i < bytes.length; i++) {
      GraphDelta join = new GraphDelta();
      join.memberships.added.add(new Edge(members + i, FIRST_PERSON + members + i, GROUP));
      long before = allocated();
      full = applied(full, join, free);
      bytes[i] = allocated() - before;
      assertThat(full.members(full.group(GROUP))).hasSize(members + i + 1);
    }
    return Arrays.stream(bytes).min().orElseThrow();
  }

  private static Snapshot applied(
      Snapshot before, GraphDelta delta, SnapshotBuilder.FreeNumbers free) {
    SnapshotBuilder builder = new SnapshotBuilder(before, free);
    builder.apply(delta);
    return builder.build();
  }

  private static GraphDelta group(int members) {
    GraphDelta delta = new GraphDelta();
    delta.groups.added.add(GROUP);
    LongStream.range(FIRST_PERSON, FIRST_PERSON + members + 10)
        .forEach(person -> delta.people.added.add(person));
    for (int i = 0; i < members; i++) {
      delta.memberships.added.add(new Edge(i, FIRST_PERSON + i, GROUP));
    }
    return delta;
  }

  private static long allocated() {
    return ((ThreadMXBean) ManagementFactory.getThreadMXBean()).getCurrentThreadAllocatedBytes();
  }
}
