package io.shindigneo4j.benchmark.suite;

import io.shindigneo4j.benchmark.measurement.MeasurementOptions;
import io.shindigneo4j.benchmark.question.NeighbourhoodQuestions;
import io.shindigneo4j.benchmark.question.PageQuestions;
import io.shindigneo4j.benchmark.question.Question;
import io.shindigneo4j.benchmark.question.SearchQuestions;
import io.shindigneo4j.workload.network.Network;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

/**
 * People with similar neighbourhoods in networks of any size: some 25 friends, and some 1,600
 * people within two levels of friendship.
 */
final class MillionSubjects {

  private static final int ASKED = 100;
  private static final int MIN_FRIENDS = 20;
  private static final int MAX_FRIENDS = 30;
  private static final int MIN_NEAR = 1_200;
  private static final int MAX_NEAR = 2_000;
  private static final long SEED = 7;

  private final Network network;
  private final List<Integer> places;

  MillionSubjects(Network network, MeasurementOptions options) {
    this.network = network;
    int people = network.shape().people();
    places =
        new Random(SEED)
            .ints(0, people)
            .filter(this::isUsual)
            .distinct()
            .limit(Math.min(ASKED, options.variety()))
            .boxed()
            .toList();
  }

  private boolean isUsual(int place) {
    int friends = network.friends(place).size();
    return friends >= MIN_FRIENDS && friends <= MAX_FRIENDS && isNear(near(place));
  }

  private static boolean isNear(long near) {
    return near >= MIN_NEAR && near <= MAX_NEAR;
  }

  private long near(int place) {
    return network.friends(place).stream()
        .flatMap(each -> network.friends(each).stream())
        .distinct()
        .count();
  }

  List<Question> questions() {
    List<String> ids = places.stream().map(Network::id).toList();
    return Stream.of(
            PageQuestions.of(ids),
            NeighbourhoodQuestions.of(ids),
            SearchQuestions.of(ids.get(0), places.stream().map(network::person).toList()))
        .flatMap(List::stream)
        .toList();
  }
}
