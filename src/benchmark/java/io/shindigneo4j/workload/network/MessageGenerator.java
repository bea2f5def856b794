package io.shindigneo4j.workload.network;

import io.shindigneo4j.workload.random.RandomPermutation;
import io.shindigneo4j.workload.random.SeededRandom;
import io.shindigneo4j.workload.row.MessageRow;
import io.shindigneo4j.workload.text.Vocabulary;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** The messages of a network, in order of time. Thread-safe. */
final class MessageGenerator {

  private static final double MIN = 2;
  private static final double MAX = 24.8;
  private static final int MAX_RECIPIENTS = 3;

  private final SeededRandom chance;
  private final Vocabulary vocabulary;
  private final FriendshipGenerator friendships;
  private final Quota quota;
  private final RandomPermutation times;

  MessageGenerator(
      NetworkShape shape,
      SeededRandom chance,
      Vocabulary vocabulary,
      FriendshipGenerator friendships) {
    this.chance = chance;
    this.vocabulary = vocabulary;
    this.friendships = friendships;
    RandomPermutation order = new RandomPermutation(shape.people(), chance.of("message order"));
    this.quota = new Quota(shape.messages(), shape.people(), MIN, MAX, order);
    this.times = new RandomPermutation(shape.messages(), chance.of("message time"));
  }

  MessageRow row(long place) {
    SplittableRandom random = chance.of("message", place);
    int sender = quota.owner(times.at(place));
    return new MessageRow(
        "message%09d".formatted(place),
        Network.id(sender),
        recipients(sender, random),
        Network.START + place * 1_000,
        vocabulary.text(3 + random.nextInt(6), random),
        vocabulary.text(30 + random.nextInt(90), random));
  }

  /** One to three friends, usually one. */
  private List<String> recipients(int sender, SplittableRandom random) {
    List<Integer> friends = new ArrayList<>(friendships.of(sender));
    int wanted = Math.max(1, random.nextInt(2 * MAX_RECIPIENTS) - MAX_RECIPIENTS + 1);
    return random
        .ints(0, friends.size())
        .distinct()
        .limit(Math.min(wanted, friends.size()))
        .mapToObj(place -> Network.id(friends.get(place)))
        .toList();
  }
}
