package io.shindigneo4j.server.projection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A scan in batches while others write")
class ScannedEdgesTest {

  private static final int IDS = 60;
  private static final int NODES = 6;
  private static final int COMMITS = 60;

  private final List<GraphDelta> commits = new ArrayList<>();

  /** After each commit, from none on. */
  private final List<Map<Long, Edge>> states = new ArrayList<>();

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
  void leadsToTheLastCommitWheneverEachEdgeWasRead(int seed) {
    Random random = new Random(seed);
    Map<Long, Edge> edges = new TreeMap<>();
    change(edges, random, IDS, new GraphDelta());
    states.add(Map.copyOf(edges));
    for (int i = 0; i < COMMITS; i++) {
      GraphDelta delta = new GraphDelta();
      change(edges, random, 1 + random.nextInt(3), delta);
      commits.add(delta);
      states.add(Map.copyOf(edges));
    }
    for (int scan = 0; scan < 20; scan++) {
      for (boolean derived : new boolean[] {true, false}) {
        assertThat(seen(random, derived)).isEqualTo(plain(edges));
      }
    }
  }

  /** Adds and removes edges, changes times, and uses ids again. */
  private static void change(Map<Long, Edge> edges, Random random, int count, GraphDelta delta) {
    for (long id : random.longs(0, IDS).distinct().limit(count).toArray()) {
      Edge old = edges.remove(id);
      if (old != null) {
        delta.friendships.removed.add(old);
      }
      if (old == null || random.nextInt(3) > 0) {
        boolean moves = old != null && random.nextBoolean();
        long from = moves ? old.from() : random.nextInt(NODES);
        long to = moves ? old.to() : random.nextInt(NODES);
        Edge edge = new Edge(id, from, to, random.nextInt(3));
        edges.put(id, edge);
        delta.friendships.added.add(edge);
      }
    }
  }

  /**
   * Reads batches of random sizes. Each edge of a batch is as it was at a random moment since the
   * batch before, and is missed if an index did not have it at a random moment since the begin.
   *
   * @param derived whether the incoming friends come from the friends in the end
   */
  private List<String> seen(Random random, boolean derived) {
    AdjacencyBuilder people =
        new AdjacencyBuilder(
            Snapshot.EMPTY.personAdjacency(), SnapshotBuilder.FreeNumbers.none().people());
    ScannedEdges scanned =
        new ScannedEdges(people, Snapshot.FRIENDS, people, Snapshot.INCOMING_FRIENDS);
    if (!derived) {
      scanned.keepBothDirections();
    }
    int applied = 0;
    for (long id = 0; id < IDS; ) {
      int next = Math.min(COMMITS, applied + random.nextInt(15));
      for (long end = Math.min(IDS, id + 1 + random.nextInt(20)); id < end; id++) {
        int known = random.nextInt(next + 1);
        Edge edge = states.get(applied + random.nextInt(next - applied + 1)).get(id);
        if (states.get(known).containsKey(id)) {
          scanned.reached(id);
          if (edge != null) {
            scanned.add(edge);
          }
        }
      }
      apply(scanned, applied, next);
      applied = next;
      scanned.place();
    }
    int half = (applied + COMMITS) / 2;
    apply(scanned, applied, half);
    scanned.placeLast();
    if (derived) {
      new IncomingLists(people, 1 + random.nextInt(9), () -> {}).fill();
      scanned.keepBothDirections();
    }
    apply(scanned, half, COMMITS);
    assertThat(scanned.size()).isEqualTo(states.get(COMMITS).size());
    assertThat(scanned.waitingBytes()).isZero();
    return friendships(people.build());
  }

  private void apply(ScannedEdges scanned, int first, int end) {
    commits.subList(first, end).forEach(commit -> scanned.apply(commit.friendships));
  }

  private static List<String> friendships(Adjacency adjacency) {
    List<String> found = new ArrayList<>();
    for (int number = 0; number < adjacency.bound(); number++) {
      int[] friends = adjacency.list(Snapshot.FRIENDS, number);
      assertThat(friends).isSorted();
      for (int i = 0; i < friends.length; i++) {
        found.add(
            adjacency.node(number)
                + "-"
                + adjacency.node(friends[i])
                + "-"
                + adjacency.since(number)[i]);
      }
    }
    found.sort(null);
    assertThat(incomingFriends(adjacency))
        .isEqualTo(found.stream().map(ScannedEdgesTest::ends).sorted().toList());
    return found;
  }

  private static List<String> incomingFriends(Adjacency adjacency) {
    return IntStream.range(0, adjacency.bound())
        .boxed()
        .flatMap(
            number ->
                Arrays.stream(adjacency.list(Snapshot.INCOMING_FRIENDS, number))
                    .mapToObj(other -> adjacency.node(other) + "-" + adjacency.node(number)))
        .sorted()
        .toList();
  }

  private static String ends(String edge) {
    return edge.substring(0, edge.lastIndexOf('-'));
  }

  private static List<String> plain(Map<Long, Edge> edges) {
    return edges.values().stream()
        .map(edge -> edge.from() + "-" + edge.to() + "-" + edge.since())
        .sorted()
        .toList();
  }

  @Test
  void refusesRelationshipsThatAreNotInTheOrderOfTheirIds() {
    ScannedEdges scanned = new ScannedEdges(null, Snapshot.FRIENDS, null, Snapshot.FRIENDS);
    scanned.reached(2);
    assertThatIllegalStateException().isThrownBy(() -> scanned.reached(1));
  }
}
