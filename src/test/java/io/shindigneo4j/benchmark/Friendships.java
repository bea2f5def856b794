package io.shindigneo4j.benchmark;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * Who is whose friend, by places: in the middle 12 friends each, a tenth with 65 and more, one
 * person with a third of all, which are 667 of the 2,011 in the papers.
 */
final class Friendships {

  private static final double MEDIAN = 12;
  private static final double SPREAD = 1.3;
  private static final int SHARE_OF_MOST = 3;
  private static final int ATTEMPTS = 20;

  private final Random random;
  private final List<TreeSet<Integer>> friends;

  /** The places of people, once for each friend that they still lack. */
  private final List<Integer> wanted = new ArrayList<>();

  Friendships(int people, Random random) {
    this.random = random;
    this.friends = IntStream.range(0, people).mapToObj(place -> new TreeSet<Integer>()).toList();
    int most = people / SHARE_OF_MOST - 3;
    befriendTheFirst(most);
    for (int place = 1; place < people; place++) {
      wanted.addAll(Collections.nCopies(degree(most) - friends.get(place).size(), place));
    }
    pair();
  }

  private void befriendTheFirst(int most) {
    List<Integer> others = new ArrayList<>(IntStream.range(1, friends.size()).boxed().toList());
    Collections.shuffle(others, random);
    others.subList(0, most).forEach(other -> befriend(0, other));
  }

  private int degree(int most) {
    double degree = MEDIAN * Math.exp(SPREAD * random.nextGaussian());
    return (int) Math.max(1, Math.min(most, Math.round(degree)));
  }

  private void pair() {
    Collections.shuffle(wanted, random);
    while (wanted.size() > 1) {
      int person = wanted.remove(wanted.size() - 1);
      for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
        int place = random.nextInt(wanted.size());
        int other = wanted.get(place);
        if (other != person && !friends.get(person).contains(other)) {
          befriend(person, other);
          wanted.set(place, wanted.get(wanted.size() - 1));
          wanted.remove(wanted.size() - 1);
          break;
        }
      }
    }
  }

  private void befriend(int person, int other) {
    friends.get(person).add(other);
    friends.get(other).add(person);
  }

  /** In the order of places. */
  TreeSet<Integer> of(int person) {
    return friends.get(person);
  }
}
