package io.shindigneo4j.workload.network;

import io.shindigneo4j.workload.random.SeededRandom;
import io.shindigneo4j.workload.row.GroupRow;
import io.shindigneo4j.workload.row.MembershipRow;
import io.shindigneo4j.workload.text.Vocabulary;
import java.util.SplittableRandom;
import java.util.stream.Stream;

/** The groups of a network and their members. Thread-safe. */
final class GroupGenerator {

  private static final int MAX = 5;

  private final NetworkShape shape;
  private final SeededRandom chance;
  private final Vocabulary vocabulary;

  GroupGenerator(NetworkShape shape, SeededRandom chance, Vocabulary vocabulary) {
    this.shape = shape;
    this.chance = chance;
    this.vocabulary = vocabulary;
  }

  private static String id(int group) {
    return "group%06d".formatted(group);
  }

  GroupRow row(int group) {
    SplittableRandom random = chance.of("group", group);
    return new GroupRow(
        id(group),
        vocabulary.interests(1, random).get(0) + " " + vocabulary.city(random),
        vocabulary.text(10 + random.nextInt(20), random),
        Network.id(random.nextInt(shape.people())));
  }

  /** The memberships of a person, at most five. */
  Stream<MembershipRow> memberships(int person) {
    SplittableRandom random = chance.of("memberships", person);
    int count = random.nextInt(MAX + 1);
    return random
        .ints(0, shape.groups())
        .distinct()
        .limit(Math.min(count, shape.groups()))
        .boxed()
        .map(
            group ->
                new MembershipRow(
                    Network.id(person), id(group), Network.START + person + group * 1_000L));
  }
}
