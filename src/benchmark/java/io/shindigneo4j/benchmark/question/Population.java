package io.shindigneo4j.benchmark.question;

import io.shindigneo4j.workload.network.Network;
import io.shindigneo4j.workload.network.Preset;
import io.shindigneo4j.workload.random.SeededRandom;
import io.shindigneo4j.workload.row.ActivitiesRow;
import io.shindigneo4j.workload.row.MembershipRow;
import io.shindigneo4j.workload.row.MessageRow;
import io.shindigneo4j.workload.row.NetworkRow;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;

/** The network that is measured: the people that questions are about, and what they have. */
public final class Population {

  /** The fifteen properties of a person. */
  public static final List<String> PROPERTIES =
      List.of(
          "id",
          "displayName",
          "name.formatted",
          "name.familyName",
          "name.givenName",
          "nickname",
          "gender",
          "birthday",
          "aboutMe",
          "status",
          "relationshipStatus",
          "thumbnailUrl",
          "profileUrl",
          "interests",
          "languagesSpoken");

  private static final int ATTEMPTS = 100;

  private final Network network;
  private final SeededRandom chance;
  private final Map<String, List<String>> inboxes = new HashMap<>();
  private final Map<String, List<String>> activities = new HashMap<>();
  private final Map<String, List<String>> groups = new HashMap<>();

  public Population(int people, long seed) {
    network = new Network(Preset.shapeOf(people), seed);
    chance = new SeededRandom(seed);
    network.rows().forEach(this::know);
  }

  private void know(NetworkRow row) {
    if (row instanceof MembershipRow membership) {
      add(groups, membership.person(), membership.group());
    } else if (row instanceof MessageRow message) {
      message.recipients().forEach(recipient -> add(inboxes, recipient, message.id()));
    } else if (row instanceof ActivitiesRow posted) {
      posted.activities().forEach(activity -> add(activities, posted.owner(), activity.id()));
    }
  }

  private static void add(Map<String, List<String>> lists, String person, String id) {
    lists.computeIfAbsent(person, each -> new ArrayList<>()).add(id);
  }

  public static String id(int place) {
    return Network.id(place);
  }

  public Network network() {
    return network;
  }

  /**
   * Random people that satisfy the condition.
   *
   * @param question the name of a question; each question has other people, and always the same
   */
  public List<Integer> some(String question, int count, IntPredicate wanted) {
    int people = network.shape().people();
    List<Integer> found =
        chance
            .of(question)
            .ints(0, people)
            .limit((long) ATTEMPTS * people)
            .filter(wanted)
            .distinct()
            .limit(count)
            .boxed()
            .toList();
    if (found.isEmpty()) {
      throw new IllegalStateException("none of the " + people + " people satisfies the condition");
    }
    return found;
  }

  public int friends(int place) {
    return network.friends(place).size();
  }

  /** How many activities the person's friends have. */
  public int feed(int place) {
    return network.friends(place).stream().mapToInt(friend -> activities(friend).size()).sum();
  }

  /** The ids of the messages in a person's inbox. */
  public List<String> inbox(int place) {
    return inboxes.getOrDefault(id(place), List.of());
  }

  /** The ids of a person's activities. */
  public List<String> activities(int place) {
    return activities.getOrDefault(id(place), List.of());
  }

  /** The ids of a person's groups. */
  public List<String> groups(int place) {
    return groups.getOrDefault(id(place), List.of());
  }
}
