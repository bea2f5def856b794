package io.shindigneo4j.procedures.graph;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.procedures.query.WorkBudget;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Walks and paths in large graphs of many shapes")
class ShapesTest {

  private static final int STAR = 667;
  private static final int CHAIN = 1_000;

  private static WorkBudget budget() {
    return new WorkBudget(Long.MAX_VALUE, () -> {});
  }

  /** With leading zeros, so that ids are in the order of numbers. */
  private static String id(int person) {
    return "%06d".formatted(person);
  }

  private static BidirectionalSearch search(ArrayGraph graph, int from, int to, int hops) {
    return new BidirectionalSearch(graph, person -> true, budget(), from, to, hops);
  }

  private static List<List<Integer>> paths(ArrayGraph graph, int from, int to, int most) {
    BidirectionalSearch search = search(graph, from, to, Integer.MAX_VALUE);
    return PathsInOrder.of(graph, budget(), search, IdOrder.unranked(ShapesTest::id), most).stream()
        .map(path -> Arrays.stream(path).boxed().toList())
        .toList();
  }

  @Test
  void everybodyInAStarIsTwoStepsFromTheOthers() {
    ArrayGraph star = star(STAR);
    BreadthFirstSearch search =
        new BreadthFirstSearch(new IndexedSet(), star::friends, person -> true, budget(), 1);
    search.step();
    search.step();
    search.step();
    assertThat(search.size(1)).isEqualTo(1);
    assertThat(search.size(2)).isEqualTo(STAR - 1);
    assertThat(search.size(3)).isZero();
    assertThat(search(star, 1, STAR, 10).distance()).isEqualTo(2);
    assertThat(paths(star, 5, 9, 3)).containsExactly(List.of(5, 0, 9));
  }

  private static ArrayGraph star(int rays) {
    ArrayGraph star = ArrayGraph.of(rays + 1);
    IntStream.rangeClosed(1, rays).forEach(ray -> star.befriendEachOther(0, ray));
    return star;
  }

  @Test
  void aChainIsAsLongAsItIs() {
    ArrayGraph chain = ArrayGraph.of(CHAIN);
    IntStream.range(1, CHAIN).forEach(i -> chain.befriendEachOther(i - 1, i));
    assertThat(search(chain, 0, CHAIN - 1, CHAIN).distance()).isEqualTo(CHAIN - 1);
    assertThat(search(chain, 0, 10, 10).found()).isTrue();
    assertThat(search(chain, 0, 11, 10).found()).isFalse();
    assertThat(paths(chain, CHAIN - 1, 0, 1).get(0))
        .isEqualTo(IntStream.range(0, CHAIN).mapToObj(i -> CHAIN - 1 - i).toList());
  }

  @Test
  void aWayLeadsAlongFriendshipsAndNotAgainstThem() {
    ArrayGraph ring = ArrayGraph.of(7);
    IntStream.range(0, 7).forEach(i -> ring.befriend(i, (i + 1) % 7));
    assertThat(search(ring, 0, 2, 10).distance()).isEqualTo(2);
    assertThat(search(ring, 2, 0, 10).distance()).isEqualTo(5);
  }

  @Test
  void partsThatHangTogetherByNothingHaveNoWayBetweenThem() {
    ArrayGraph parts = star(20);
    parts.addPerson(21);
    parts.befriendEachOther(21, 21);
    assertThat(search(parts, 0, 21, 10).found()).isFalse();
    assertThat(search(parts, 21, 0, 10).found()).isFalse();
    assertThat(search(parts, 21, 21, 10).distance()).isZero();
  }

  /** Between two, as many layers in which everybody knows everybody of the next. */
  @Test
  void ofVeryManyPathsTheFirstAreFoundAndNoOthersLookedFor() {
    int layers = 8;
    int width = 30;
    ArrayGraph dense = ArrayGraph.of(layers * width + 2);
    int last = layers * width + 1;
    for (int person = 0; person < layers * width; person++) {
      for (int next = 0; next < width && person < (layers - 1) * width; next++) {
        dense.befriendEachOther(1 + person, 1 + (person / width + 1) * width + next);
      }
    }
    for (int edge = 0; edge < width; edge++) {
      dense.befriendEachOther(0, 1 + edge);
      dense.befriendEachOther(last - 1 - edge, last);
    }
    List<List<Integer>> paths = paths(dense, 0, last, 3);
    assertThat(paths).hasSize(3);
    assertThat(paths.get(0)).containsExactly(0, 1, 31, 61, 91, 121, 151, 181, 211, last);
    assertThat(paths.get(2)).containsExactly(0, 1, 31, 61, 91, 121, 151, 181, 213, last);
  }

  @Test
  void aWalkMeetsEachAtTheLeastDistance() {
    Random random = new Random(1);
    for (int graphs = 0; graphs < 200; graphs++) {
      int size = 1 + random.nextInt(200);
      ArrayGraph graph = ArrayGraph.of(size);
      for (int i = random.nextInt(3 * size); i > 0; i--) {
        graph.befriend(random.nextInt(size), random.nextInt(size));
      }
      assertDistances(graph, random.nextInt(size));
    }
  }

  private static void assertDistances(ArrayGraph graph, int from) {
    int[] distances = distances(graph, from);
    BreadthFirstSearch search =
        new BreadthFirstSearch(new IndexedSet(), graph::friends, person -> true, budget(), from);
    IntStream.range(0, graph.people()).forEach(i -> search.step());
    for (int to = 0; to < graph.people(); to++) {
      boolean reached = distances[to] < graph.people();
      assertThat(search.level(to)).isEqualTo(reached ? distances[to] : -1);
      BidirectionalSearch path = search(graph, from, to, Integer.MAX_VALUE);
      assertThat(path.found()).isEqualTo(reached);
      if (reached) {
        assertThat(path.distance()).isEqualTo(distances[to]);
      }
    }
  }

  /** Plainly: each friendship again and again, until nothing gets nearer. */
  private static int[] distances(ArrayGraph graph, int from) {
    int[] distances = new int[graph.people()];
    Arrays.fill(distances, graph.people());
    distances[from] = 0;
    boolean changed = true;
    while (changed) {
      changed = false;
      for (int person = 0; person < graph.people(); person++) {
        for (int friend : graph.friends(person)) {
          if (distances[person] + 1 < distances[friend]) {
            distances[friend] = distances[person] + 1;
            changed = true;
          }
        }
      }
    }
    return distances;
  }
}
