package io.shindigneo4j.server.projection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
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
      assertThat(seen(random)).isEqualTo(plain(edges));
    }
  }

  /** Adds and removes edges, and uses ids again. */
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
        Edge edge = new Edge(id, from, to);
        edges.put(id, edge);
        delta.friendships.added.add(edge);
      }
    }
  }

  /**
   * Reads batches of random sizes. Each edge of a batch is as it was at a random moment since the
   * batch before, and is missed if an index did not have it at a random moment since the begin.
   * Some of them were counted before.
   */
  private List<String> seen(Random random) {
    AdjacencyBuilder people =
        new AdjacencyBuilder(
            Snapshot.EMPTY.personAdjacency(), SnapshotBuilder.FreeNumbers.none().people());
    FillingLists friends = new FillingLists(random.ints(NODES, 0, 9).toArray());
    FillingLists incoming = new FillingLists(random.ints(NODES, 0, 9).toArray());
    ScannedEdges scanned = new ScannedEdges(people, friends, people, incoming);
    int applied = 0;
    for (long id = 0; id < IDS; ) {
      int next = Math.min(COMMITS, applied + random.nextInt(15));
      for (long end = Math.min(IDS, id + 1 + random.nextInt(20)); id < end; id++) {
        int known = random.nextInt(next + 1);
        Edge edge = states.get(applied + random.nextInt(next - applied + 1)).get(id);
        if (states.get(known).containsKey(id)) {
          scanned.reached(id);
          if (edge != null) {
            scanned.add(edge.from(), edge.to());
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
    apply(scanned, half, COMMITS);
    assertThat(scanned.size()).isEqualTo(states.get(COMMITS).size());
    assertThat(scanned.waitingBytes()).isZero();
    assertThat(ends(people, incoming, false)).isEqualTo(ends(people, friends, true));
    friends.sort(() -> {});
    assertThat(derived(people, friends)).isEqualTo(ends(people, friends, true));
    return ends(people, friends, true);
  }

  private void apply(ScannedEdges scanned, int first, int end) {
    commits.subList(first, end).forEach(commit -> scanned.apply(commit.friendships));
  }

  private static List<String> ends(AdjacencyBuilder people, FillingLists lists, boolean forwards) {
    return IntStream.range(0, people.bound())
        .boxed()
        .flatMap(owner -> ends(people, lists, owner, forwards))
        .sorted()
        .toList();
  }

  private static Stream<String> ends(
      AdjacencyBuilder people, FillingLists lists, int owner, boolean forwards) {
    return IntStream.range(0, lists.length(owner))
        .map(place -> lists.get(owner, place))
        .mapToObj(other -> forwards ? ends(people, owner, other) : ends(people, other, owner));
  }

  private static String ends(AdjacencyBuilder people, int from, int to) {
    return people.node(from) + "-" + people.node(to);
  }

  /** The same by the incoming friends that come from the friends. */
  private static List<String> derived(AdjacencyBuilder people, FillingLists friends) {
    IncomingLists incoming = new IncomingLists(friends, people.bound(), () -> {});
    incoming.derive();
    return IntStream.range(0, people.bound())
        .boxed()
        .flatMap(
            owner ->
                ends(people, incoming.isMutual(owner) ? friends : incoming.lists(), owner, false))
        .sorted()
        .toList();
  }

  private static List<String> plain(Map<Long, Edge> edges) {
    return edges.values().stream().map(edge -> edge.from() + "-" + edge.to()).sorted().toList();
  }

  @Test
  void refusesRelationshipsThatAreNotInTheOrderOfTheirIds() {
    ScannedEdges scanned = new ScannedEdges(null, null, null, null);
    scanned.reached(2);
    assertThatIllegalStateException().isThrownBy(() -> scanned.reached(1));
  }
}
