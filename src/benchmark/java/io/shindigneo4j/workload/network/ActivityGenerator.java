package io.shindigneo4j.workload.network;

import io.shindigneo4j.workload.random.RandomPermutation;
import io.shindigneo4j.workload.random.SeededRandom;
import io.shindigneo4j.workload.row.ActivitiesRow;
import io.shindigneo4j.workload.row.ActivitiesRow.Activity;
import io.shindigneo4j.workload.row.ActivitiesRow.Thing;
import io.shindigneo4j.workload.text.Vocabulary;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The activities of a network. Thread-safe. */
final class ActivityGenerator {

  private static final double MIN = 1;
  private static final double MAX = 24.2;
  private static final long WEEK = 7L * 24 * 60 * 60 * 1000;

  private static final List<String> VERBS =
      List.of("post", "share", "like", "tag", "follow", "join", "save", "play");
  private static final List<String> TYPES =
      List.of("note", "article", "image", "video", "bookmark", "event", "place", "review");

  private final SeededRandom chance;
  private final Vocabulary vocabulary;
  private final Quota quota;

  ActivityGenerator(NetworkShape shape, SeededRandom chance, Vocabulary vocabulary) {
    this.chance = chance;
    this.vocabulary = vocabulary;
    RandomPermutation order = new RandomPermutation(shape.people(), chance.of("activity order"));
    this.quota = new Quota(shape.activities(), shape.people(), MIN, MAX, order);
  }

  /** The activities of a person; empty if there are none. */
  Stream<ActivitiesRow> rows(int person) {
    SplittableRandom random = chance.of("activities", person);
    List<Activity> activities =
        IntStream.range(0, quota.of(person)).mapToObj(place -> activity(place, random)).toList();
    return activities.isEmpty()
        ? Stream.of()
        : Stream.of(new ActivitiesRow(Network.id(person), activities));
  }

  private Activity activity(int place, SplittableRandom random) {
    return new Activity(
        "activity%03d".formatted(place),
        Network.START + place * WEEK + random.nextLong(WEEK),
        any(VERBS, random),
        vocabulary.text(4 + random.nextInt(6), random),
        vocabulary.text(15 + random.nextInt(45), random),
        thing(random),
        thing(random),
        new Thing("application", vocabulary.company(random)));
  }

  private Thing thing(SplittableRandom random) {
    return new Thing(any(TYPES, random), vocabulary.text(2 + random.nextInt(5), random));
  }

  private static String any(List<String> values, SplittableRandom random) {
    return values.get(random.nextInt(values.size()));
  }
}
