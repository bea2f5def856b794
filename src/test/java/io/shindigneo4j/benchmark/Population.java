package io.shindigneo4j.benchmark;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * People and what they have, as many as in the papers' measurements, the same from each seed; as
 * rows for {@link PopulationLoader}.
 */
final class Population {

  static final String APPLICATION = "app";

  /** The fifteen properties of a person. */
  static final List<String> PROPERTIES =
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

  private static final double MEAN_OF_ACTIVITIES = 25_365.0 / 2_011;
  private static final double MEAN_OF_MESSAGES = 26_982.0 / 2_011;
  private static final long START = 1_700_000_000_000L;
  private static final String TIME = "2026-01-01T00:00:00.000Z";

  private final Random random;
  private final int size;
  private final Friendships friendships;
  private final int[] activities;
  private final int[] messages;

  Population(int size, long seed) {
    this.random = new Random(seed);
    this.size = size;
    this.friendships = new Friendships(size, random);
    this.activities = counts(MEAN_OF_ACTIVITIES);
    this.messages = counts(MEAN_OF_MESSAGES);
  }

  private int[] counts(double mean) {
    return IntStream.range(0, size)
        .map(place -> (int) Math.round(-mean * Math.log(1 - random.nextDouble())))
        .toArray();
  }

  static String id(int place) {
    return "person%04d".formatted(place);
  }

  /** Some people of those that are as wanted, not the same ones for each call. */
  List<Integer> some(int count, IntPredicate wanted) {
    List<Integer> found =
        random
            .ints(0, size)
            .limit(100L * size)
            .filter(wanted)
            .distinct()
            .limit(count)
            .boxed()
            .toList();
    if (found.isEmpty()) {
      throw new IllegalStateException("nobody of " + size + " people is as wanted");
    }
    return found;
  }

  int friends(int place) {
    return friendships.of(place).size();
  }

  int messages(int place) {
    return messages[place];
  }

  /** How many activities the friends have. */
  int feed(int place) {
    return friendships.of(place).stream().mapToInt(friend -> activities[friend]).sum();
  }

  List<Map<String, Object>> people() {
    return rows(place -> Map.of("properties", profile(place), "entries", entries(place)));
  }

  private List<Map<String, Object>> rows(IntFunction<Map<String, Object>> row) {
    return IntStream.range(0, size).mapToObj(row).toList();
  }

  private Map<String, Object> profile(int place) {
    String given = Words.name(place, 3);
    String family = Words.name(place, 7);
    return row(
        PROPERTIES,
        id(place),
        given + " " + family,
        given + " " + family,
        family,
        given,
        given.substring(0, 2) + place,
        place % 2 == 0 ? "female" : "male",
        "19%02d-%02d-%02dT00:00:00.000Z".formatted(50 + place % 50, 1 + place % 12, 1 + place % 28),
        Words.text(place, 12),
        Words.text(place + 1, 6),
        place % 3 == 0 ? "single" : "married",
        "http://example.org/people/%d/thumbnail.jpg".formatted(place),
        "http://example.org/people/%d".formatted(place),
        List.of(Words.name(place, 11), Words.name(place, 13)),
        List.of("en", "de"));
  }

  private static Map<String, Object> row(List<String> names, Object... values) {
    Map<String, Object> row = new LinkedHashMap<>();
    for (int i = 0; i < names.size(); i++) {
      row.put(names.get(i), values[i]);
    }
    return row;
  }

  private static List<Map<String, Object>> entries(int place) {
    return List.of(
        entry("HAS_ADDRESS", "Address", address(place)),
        entry("HAS_ORGANIZATION", "Organization", organization(place)),
        entry("HAS_EMAIL", "Email", Map.of("value", id(place) + "@example.org", "primary", true)));
  }

  private static Map<String, Object> entry(String type, String label, Map<String, Object> entry) {
    return Map.of("type", type, "label", label, "properties", entry);
  }

  private static Map<String, Object> address(int place) {
    return Map.of(
        "country",
        "DE",
        "locality",
        Words.name(place, 17),
        "postalCode",
        "95%03d".formatted(place % 1000),
        "streetAddress",
        Words.name(place, 19) + " 12",
        "type",
        "home",
        "primary",
        true);
  }

  private static Map<String, Object> organization(int place) {
    return Map.of(
        "name",
        Words.name(place % 100, 23) + " Ltd",
        "title",
        Words.text(place, 2),
        "field",
        Words.name(place, 5),
        "startDate",
        "2015-04-01T00:00:00.000Z",
        "type",
        "job",
        "primary",
        true);
  }

  /** Each pair once: two ids and since when. */
  List<List<Object>> friendships() {
    List<List<Object>> pairs = new ArrayList<>();
    for (int person = 0; person < size; person++) {
      for (int friend : friendships.of(person).tailSet(person)) {
        pairs.add(List.of(id(person), id(friend), START + pairs.size()));
      }
    }
    return pairs;
  }

  /** The stream of each person who has posted anything, the newest first. */
  List<Map<String, Object>> streams() {
    return lists(activities, (person, place) -> activity(person, START + place * 60_000L + person));
  }

  /** The inbox of each person who has any messages, the newest first. */
  List<Map<String, Object>> inboxes() {
    return lists(messages, (person, place) -> message(person, START + place));
  }

  /** Makes the item of a person that so many are older than. */
  private interface Item {
    Map<String, Object> make(int person, int place);
  }

  private List<Map<String, Object>> lists(int[] counts, Item item) {
    return IntStream.range(0, size)
        .filter(person -> counts[person] > 0)
        .mapToObj(
            person ->
                Map.of("owner", id(person), "items", newestFirst(person, counts[person], item)))
        .toList();
  }

  private static List<Map<String, Object>> newestFirst(int person, int count, Item item) {
    return IntStream.range(0, count).mapToObj(place -> item.make(person, count - place)).toList();
  }

  private static Map<String, Object> activity(int person, long moment) {
    String title = Words.text((int) (moment % 1_000_003), 5);
    Map<String, Object> activity = new LinkedHashMap<>();
    activity.put("id", "activity%d-%d".formatted(person, moment));
    activity.put("owner", id(person));
    activity.put("application", APPLICATION);
    activity.put("stamped", true);
    activity.put("published", TIME);
    activity.put("updated", TIME);
    activity.put("moment", moment);
    activity.put("title", title);
    activity.put("verb", "post");
    activity.put("actor.id", id(person));
    activity.put("document", Words.document(id(person), title));
    return activity;
  }

  private Map<String, Object> message(int person, long moment) {
    String id = "message%d-%d".formatted(person, moment);
    Map<String, Object> message = new LinkedHashMap<>();
    message.put("id", id);
    message.put("senderId", id(random.nextInt(size)));
    message.put("recipients", List.of(id(person)));
    message.put("timeSent", TIME);
    message.put("title", Words.text(person + (int) (moment % 1000), 4));
    message.put("body", Words.text(person, 12));
    return Map.of(
        "message",
        message,
        "copy",
        Map.of(
            "id",
            id,
            "owner",
            id(person),
            "collection",
            "@inbox",
            "status",
            "NEW",
            "updated",
            TIME,
            "moment",
            moment));
  }
}
