package io.shindigneo4j.procedures.graph;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.schema.query.Page;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A list with the best first")
class BestFirstTest {

  private static final int SIZE = 40;
  private static final int SCORES = 5;

  private final Random random = new Random(1);

  /** By place; shuffled, so that ids are in another order than numbers. */
  private final List<String> ids = new ArrayList<>();

  private final List<Integer> scores = new ArrayList<>();

  BestFirstTest() {
    IntStream.range(0, SIZE).forEach(i -> ids.add("id%02d".formatted(i)));
    Collections.shuffle(ids, random);
    IntStream.range(0, SIZE).forEach(i -> scores.add(random.nextInt(SCORES)));
  }

  @Test
  void hasEveryPageOfTheWholeOrder() {
    List<Integer> whole =
        IntStream.range(0, SIZE)
            .boxed()
            .sorted(
                Comparator.comparing((Integer number) -> -scores.get(number))
                    .thenComparing(ids::get))
            .toList();
    for (int first = 0; first <= SIZE + 1; first++) {
      for (int limit = 0; limit <= SIZE + 1; limit++) {
        for (IdOrder order : List.of(ranked(0), ranked(1), ranked(2))) {
          assertThat(page(new Page(first, limit), order))
              .as("from %d at most %d", first, limit)
              .isEqualTo(whole.subList(Math.min(first, SIZE), Math.min(first + limit, SIZE)));
        }
      }
    }
    assertThat(page(new Page(3, Integer.MAX_VALUE), ranked(1))).isEqualTo(whole.subList(3, SIZE));
  }

  @Test
  void readsNoIdWhereScoresDecide() {
    BestFirst best = new BestFirst(new Page(0, 2), IdOrder.unranked(BestFirstTest::unread));
    for (int score : List.of(4, 1, 8, 2, 3)) {
      best.add(score, score);
    }
    assertThat(best.page().stream().map(Scored::number)).containsExactly(8, 4);
    assertThat(best.total()).isEqualTo(5);
  }

  @Test
  void addsManyOfTheSameScoreAsOneByOne() {
    for (IdOrder order : List.of(ranked(0), ranked(1), ranked(2))) {
      BestFirst best = new BestFirst(new Page(3, 7), order);
      best.addAll(IntStream.range(0, SIZE + 1).toArray(), SIZE, 5);
      assertThat(best.total()).isEqualTo(SIZE);
      assertThat(best.page().stream().map(Scored::number).map(ids::get))
          .containsExactlyElementsOf(ids.stream().sorted().toList().subList(3, 10));
    }
  }

  private static Object unread(int number) {
    throw new AssertionError("reads the id of " + number);
  }

  @Test
  void readsNoIdWhereRanksTell() {
    BestFirst best =
        new BestFirst(new Page(1, 3), new IdOrder(BestFirstTest::unread, number -> 9 - number));
    List.of(4, 1, 8, 2, 3).forEach(number -> best.add(number, 0));
    assertThat(best.page().stream().map(Scored::number)).containsExactly(4, 3, 2);
  }

  /**
   * The order of the ids.
   *
   * @param halves of those who are ranked: none, one or both
   */
  private IdOrder ranked(int halves) {
    List<String> sorted = ids.stream().sorted().toList();
    return new IdOrder(
        ids::get, number -> number % 2 < halves ? 7 * sorted.indexOf(ids.get(number)) : -1);
  }

  private List<Integer> page(Page page, IdOrder order) {
    BestFirst best = new BestFirst(page, order);
    IntStream.range(0, SIZE).forEach(number -> best.add(number, scores.get(number)));
    assertThat(best.total()).isEqualTo(SIZE);
    return best.page().stream().map(Scored::number).toList();
  }
}
