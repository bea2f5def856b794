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

@DisplayName("A scan while others write")
class ScannedEdgesTest {

  private static final int IDS = 40;
  private static final int NODES = 6;
  private static final int COMMITS = 60;

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
  void leadsToTheLastCommitWheneverEachEdgeWasRead(int seed) {
    Random random = new Random(seed);
    Map<Long, Edge> edges = new TreeMap<>();
    change(edges, random, IDS, new GraphDelta());
    List<Map<Long, Edge>> states = new ArrayList<>(List.of(Map.copyOf(edges)));
    List<GraphDelta> commits = new ArrayList<>();
    for (int i = 0; i < COMMITS; i++) {
      GraphDelta delta = new GraphDelta();
      change(edges, random, 1 + random.nextInt(3), delta);
      commits.add(delta);
      states.add(Map.copyOf(edges));
    }
    for (int scan = 0; scan < 20; scan++) {
      assertThat(seen(states, commits, random)).isEqualTo(plain(edges));
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

  /** Reads each edge as it was after a random commit. */
  private static List<String> seen(
      List<Map<Long, Edge>> states, List<GraphDelta> commits, Random random) {
    AdjacencyBuilder people =
        new AdjacencyBuilder(
            Snapshot.EMPTY.personAdjacency(), SnapshotBuilder.FreeNumbers.none().people());
    ScannedEdges scanned = new ScannedEdges(people, people);
    for (long id = 0; id < IDS; id++) {
      Edge edge = states.get(random.nextInt(states.size())).get(id);
      if (edge != null) {
        scanned.add(edge);
      }
    }
    scanned.replay(commits, commit -> commit.friendships);
    scanned.fill(Snapshot.FRIENDS, true, Snapshot.INCOMING_FRIENDS);
    Adjacency adjacency = people.build();
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
}
