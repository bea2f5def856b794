package io.shindigneo4j.benchmark;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The population that is measured")
class PopulationTest {

  private static final int PEOPLE = 2_011;
  private static final Population POPULATION = new Population(PEOPLE, 2_011);

  @Test
  void hasAsManyFriendsAsInThePapers() {
    int[] friends = IntStream.range(0, PEOPLE).map(POPULATION::friends).sorted().toArray();
    assertThat(POPULATION.friendships().size()).isBetween(20_000, 30_000);
    assertThat(friends[PEOPLE / 2]).as("median").isBetween(10, 14);
    assertThat(friends[PEOPLE * 9 / 10]).as("the tenth with most").isBetween(50, 80);
    assertThat(friends[PEOPLE - 1]).as("most").isEqualTo(667);
  }

  @Test
  void hasAsManyMessagesAndActivitiesAsInThePapers() {
    assertThat(IntStream.range(0, PEOPLE).map(POPULATION::messages).sum())
        .isBetween(25_000, 29_000);
    assertThat(POPULATION.streams()).hasSizeBetween(1_700, PEOPLE);
  }

  @Test
  void isTheSameFromTheSameSeed() {
    Population again = new Population(PEOPLE, 2_011);
    assertThat(again.friendships()).isEqualTo(POPULATION.friendships());
    assertThat(again.streams()).isEqualTo(POPULATION.streams());
  }
}
