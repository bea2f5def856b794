package io.shindigneo4j.server.projection;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Relationships that a scan meets while others write")
class ScannedTiesTest {

  private static final int IDS = 40;
  private static final int NODES = 6;
  private static final int COMMITS = 60;

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
  void areThoseAfterTheLastCommitWheneverEachWasSeen(int seed) {
    Random random = new Random(seed);
    Map<Long, Tie> ties = new TreeMap<>();
    change(ties, random, IDS, new Delta());
    List<Map<Long, Tie>> states = new ArrayList<>(List.of(Map.copyOf(ties)));
    List<Delta> commits = new ArrayList<>();
    for (int i = 0; i < COMMITS; i++) {
      Delta delta = new Delta();
      change(ties, random, 1 + random.nextInt(3), delta);
      commits.add(delta);
      states.add(Map.copyOf(ties));
    }
    for (int scan = 0; scan < 20; scan++) {
      assertThat(seen(states, commits, random)).isEqualTo(plain(ties));
    }
  }

  /** Some come, some go, some get another time, and ids are used again. */
  private static void change(Map<Long, Tie> ties, Random random, int count, Delta delta) {
    for (long id : random.longs(0, IDS).distinct().limit(count).toArray()) {
      Tie old = ties.remove(id);
      if (old != null) {
        delta.friendships.gone.add(old);
      }
      if (old == null || random.nextInt(3) > 0) {
        boolean moves = old != null && random.nextBoolean();
        long from = moves ? old.from() : random.nextInt(NODES);
        long to = moves ? old.to() : random.nextInt(NODES);
        Tie tie = new Tie(id, from, to, random.nextInt(3));
        ties.put(id, tie);
        delta.friendships.come.add(tie);
      }
    }
  }

  /** Each as it was at some time. */
  private static List<String> seen(
      List<Map<Long, Tie>> states, List<Delta> commits, Random random) {
    SpaceEdit people =
        new SpaceEdit(Snapshot.EMPTY.peopleSpace(), Edit.FreeNumbers.none().people());
    ScannedTies scanned = new ScannedTies(people, people);
    for (long id = 0; id < IDS; id++) {
      Tie tie = states.get(random.nextInt(states.size())).get(id);
      if (tie != null) {
        scanned.add(tie);
      }
    }
    scanned.replay(commits, commit -> commit.friendships);
    scanned.fill(Snapshot.FRIENDS, true, Snapshot.ADMIRERS);
    Space space = people.done();
    List<String> found = new ArrayList<>();
    for (int number = 0; number < space.bound(); number++) {
      int[] friends = space.list(Snapshot.FRIENDS, number);
      assertThat(friends).isSorted();
      for (int i = 0; i < friends.length; i++) {
        found.add(space.node(number) + "-" + space.node(friends[i]) + "-" + space.since(number)[i]);
      }
    }
    found.sort(null);
    assertThat(admirers(space))
        .isEqualTo(found.stream().map(ScannedTiesTest::ends).sorted().toList());
    return found;
  }

  private static List<String> admirers(Space space) {
    return IntStream.range(0, space.bound())
        .boxed()
        .flatMap(
            number ->
                Arrays.stream(space.list(Snapshot.ADMIRERS, number))
                    .mapToObj(other -> space.node(other) + "-" + space.node(number)))
        .sorted()
        .toList();
  }

  private static String ends(String tie) {
    return tie.substring(0, tie.lastIndexOf('-'));
  }

  private static List<String> plain(Map<Long, Tie> ties) {
    return ties.values().stream()
        .map(tie -> tie.from() + "-" + tie.to() + "-" + tie.since())
        .sorted()
        .toList();
  }
}
