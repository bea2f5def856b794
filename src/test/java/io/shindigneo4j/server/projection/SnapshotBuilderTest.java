package io.shindigneo4j.server.projection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.shindigneo4j.testing.Seeds;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The builder of snapshots")
class SnapshotBuilderTest {

  private static final int COMMITS = 400;
  private static final int NODES = 300;

  private final Set<Long> people = new TreeSet<>();
  private final Set<Long> groups = new TreeSet<>();
  private final Map<Long, Edge> friendships = new TreeMap<>();
  private final Map<Long, Edge> memberships = new TreeMap<>();
  private SnapshotBuilder.FreeNumbers free = SnapshotBuilder.FreeNumbers.none();
  private Snapshot snapshot = Snapshot.EMPTY;
  private long lastEdge;

  @Seeds(verify = 3, exhaustive = 8)
  void equalsAPlainModelAfterEachCommit(long seed) {
    Random random = new Random(seed);
    Map<Snapshot, PlainGraph> earlier = new LinkedHashMap<>();
    for (int i = 0; i < COMMITS; i++) {
      apply(randomDelta(random));
      assertThat(PlainGraph.of(snapshot)).as("commit %d", i).isEqualTo(model());
      assertThat(snapshot.friendships()).isEqualTo(friendships.size());
      assertThat(snapshot.memberships()).isEqualTo(memberships.size());
      assertThat(snapshot.bytes())
          .isEqualTo(counted(snapshot.personAdjacency()) + counted(snapshot.groupAdjacency()));
      if (i % 40 == 0) {
        earlier.put(snapshot, model());
      }
    }
    earlier.forEach(
        (former, plain) -> assertThat(PlainGraph.of(former)).as("later changes").isEqualTo(plain));
  }

  private void apply(GraphDelta delta) {
    SnapshotBuilder builder = new SnapshotBuilder(snapshot, free);
    builder.apply(delta);
    snapshot = builder.build();
  }

  private GraphDelta randomDelta(Random random) {
    GraphDelta delta = new GraphDelta();
    Set<Long> touched = new TreeSet<>();
    for (int i = 0; i < 1 + random.nextInt(6); i++) {
      switch (random.nextInt(8)) {
        case 0, 1 -> label(delta.people, people, touched, random);
        case 2 -> label(delta.groups, groups, touched, random);
        case 3, 4, 5 -> add(delta.friendships, friendships, random);
        case 6 -> add(delta.memberships, memberships, random);
        default -> {
          remove(delta.friendships, friendships, random);
          remove(delta.memberships, memberships, random);
        }
      }
    }
    if (random.nextInt(10) == 0) {
      delete(delta, touched, node(random));
    }
    return delta;
  }

  private static long node(Random random) {
    return (long) random.nextInt(NODES) * 1000;
  }

  private static void label(
      GraphDelta.Labels labels, Set<Long> labelled, Set<Long> touched, Random random) {
    long node = node(random);
    if (touched.add(node)) {
      if (labelled.remove(node)) {
        labels.removed.add(node);
      } else {
        labelled.add(node);
        labels.added.add(node);
      }
    }
  }

  private void add(GraphDelta.Edges edges, Map<Long, Edge> all, Random random) {
    long from = node(random) / 10_000 * 10_000; // so that some nodes have many
    long to = random.nextInt(20) == 0 ? from : node(random);
    Edge edge = new Edge(++lastEdge, from, to);
    all.put(edge.id(), edge);
    edges.added.add(edge);
  }

  /** Removes edges that were there before the commit. */
  private static void remove(GraphDelta.Edges edges, Map<Long, Edge> all, Random random) {
    List<Edge> old = new ArrayList<>(all.values());
    old.removeAll(edges.added);
    for (int i = 0; i < 3 && !old.isEmpty(); i++) {
      Edge edge = old.remove(random.nextInt(old.size()));
      all.remove(edge.id());
      edges.removed.add(edge);
    }
  }

  private void delete(GraphDelta delta, Set<Long> touched, long node) {
    boolean isNew =
        Stream.concat(delta.friendships.added.stream(), delta.memberships.added.stream())
            .anyMatch(edge -> edge.from() == node || edge.to() == node);
    if (!isNew && touched.add(node)) {
      removeAll(delta.friendships, friendships, node);
      removeAll(delta.memberships, memberships, node);
      people.remove(node);
      groups.remove(node);
      delta.deletedNodes.add(node);
    }
  }

  private static void removeAll(GraphDelta.Edges edges, Map<Long, Edge> all, long node) {
    List<Edge> own =
        all.values().stream().filter(edge -> edge.from() == node || edge.to() == node).toList();
    own.forEach(edge -> all.remove(edge.id()));
    edges.removed.addAll(own);
  }

  private PlainGraph model() {
    PlainGraph plain = new PlainGraph(new TreeMap<>(), new TreeMap<>());
    for (long person : people) {
      plain
          .people()
          .put(
              person,
              "friends %s, incoming friends %s, memberships %s"
                  .formatted(
                      sorted(friendships, people, person, true),
                      sorted(friendships, people, person, false),
                      sorted(memberships, groups, person, true)));
    }
    for (long group : groups) {
      plain.groups().put(group, sorted(memberships, people, group, false).toString());
    }
    return plain;
  }

  private static List<String> sorted(
      Map<Long, Edge> edges, Set<Long> known, long node, boolean forwards) {
    return edges.values().stream()
        .filter(edge -> (forwards ? edge.from() : edge.to()) == node)
        .filter(edge -> known.contains(forwards ? edge.to() : edge.from()))
        .map(edge -> (forwards ? edge.to() : edge.from()) + "")
        .sorted()
        .toList();
  }

  private static long counted(Adjacency adjacency) {
    long bytes = adjacency.chunks().bytes() + adjacency.numbers().bytes();
    for (int i = 0; i < adjacency.chunks().size(); i++) {
      bytes += adjacency.chunks().get(i).bytes();
    }
    return bytes;
  }

  @Test
  void keepsOneListForMutualFriends() {
    GraphDelta delta = new GraphDelta();
    delta.people.added.addAll(1, 2, 3);
    for (long[] pair : new long[][] {{1, 2}, {2, 1}, {3, 1}, {1, 3}}) {
      delta.friendships.added.add(new Edge(++lastEdge, pair[0], pair[1]));
    }
    apply(delta);
    int one = snapshot.person(1);
    assertThat(snapshot.friends(one)).hasSize(2).isEqualTo(snapshot.incomingFriends(one));
    assertThat(snapshot.listBytes()).isEqualTo(4L * Integer.BYTES);
  }

  @Test
  void refusesACommitThatRemovesWhatIsNotThere() {
    GraphDelta impossible = new GraphDelta();
    impossible.friendships.removed.add(new Edge(1, 2, 3));
    assertThatExceptionOfType(InconsistentGraphException.class).isThrownBy(() -> apply(impossible));
    GraphDelta first = new GraphDelta();
    first.friendships.added.add(new Edge(1, 2, 3));
    apply(first);
    GraphDelta other = new GraphDelta();
    other.friendships.removed.add(new Edge(1, 3, 2));
    assertThatExceptionOfType(InconsistentGraphException.class).isThrownBy(() -> apply(other));
  }

  @Test
  void reusesTheNumbersOfDeletedNodes() {
    for (long node = 1; node <= 1000; node++) {
      GraphDelta delta = new GraphDelta();
      delta.people.added.add(node);
      delta.deletedNodes.add(node - 1);
      apply(delta);
    }
    assertThat(snapshot.people()).isEqualTo(2);
    assertThat(snapshot.person(1000)).isNotNegative();
    assertThat(snapshot.person(999)).isNegative();
  }
}
