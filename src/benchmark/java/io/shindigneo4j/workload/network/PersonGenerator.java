package io.shindigneo4j.workload.network;

import io.shindigneo4j.workload.random.SeededRandom;
import io.shindigneo4j.workload.row.PersonRow;
import io.shindigneo4j.workload.text.Vocabulary;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.TreeSet;

/** The people of a network. Thread-safe. */
final class PersonGenerator {

  private static final List<String> RELATIONSHIPS =
      List.of("single", "married", "in a relationship", "it's complicated");
  private static final List<List<String>> LANGUAGES =
      List.of(List.of("en"), List.of("en", "de"), List.of("de", "en", "fr"), List.of("es", "en"));

  private final NetworkShape shape;
  private final SeededRandom chance;
  private final Vocabulary vocabulary;

  PersonGenerator(NetworkShape shape, SeededRandom chance, Vocabulary vocabulary) {
    this.shape = shape;
    this.chance = chance;
    this.vocabulary = vocabulary;
  }

  PersonRow row(int person) {
    SplittableRandom random = chance.of("person", person);
    String id = Network.id(person);
    boolean female = random.nextBoolean();
    String given = vocabulary.givenName(female, random);
    String family = vocabulary.familyName(random);
    return new PersonRow(
        id,
        given,
        family,
        nickname(given, random),
        female ? "female" : "male",
        birthday(random),
        vocabulary.text(20 + random.nextInt(60), random),
        vocabulary.text(4 + random.nextInt(10), random),
        RELATIONSHIPS.get(random.nextInt(RELATIONSHIPS.size())),
        "https://example.org/people/%s/thumbnail.jpg".formatted(id),
        "https://example.org/people/%s".formatted(id),
        "%s.%s.%d@example.org".formatted(word(given), word(family), person),
        vocabulary.interests(2 + random.nextInt(4), random),
        LANGUAGES.get(random.nextInt(LANGUAGES.size())),
        addresses(person, random),
        employments(random));
  }

  private static String nickname(String given, SplittableRandom random) {
    return given.substring(0, Math.min(3, given.length())) + random.nextInt(1_000);
  }

  private static String word(String name) {
    return name.toLowerCase(Locale.ROOT).replaceAll("[^a-z]", "");
  }

  private static String birthday(SplittableRandom random) {
    return "%d-%02d-%02dT00:00:00.000Z"
        .formatted(1950 + random.nextInt(55), 1 + random.nextInt(12), 1 + random.nextInt(28));
  }

  /** One or two addresses. Together, the people have all addresses. */
  private List<PersonRow.Address> addresses(int person, SplittableRandom random) {
    TreeSet<Integer> places = new TreeSet<>(List.of(person % shape.addresses()));
    if (random.nextInt(2) == 0) {
      places.add(random.nextInt(shape.addresses()));
    }
    return places.stream().map(this::address).toList();
  }

  private PersonRow.Address address(int place) {
    SplittableRandom random = chance.of("address", place);
    return new PersonRow.Address(
        vocabulary.street(random) + " " + (place + 1),
        vocabulary.city(random),
        vocabulary.region(random),
        "%05d".formatted(random.nextInt(100_000)),
        vocabulary.country(random),
        random.nextInt(-60_000, 70_000) / 1_000.0,
        random.nextInt(-180_000, 180_000) / 1_000.0);
  }

  /** Up to three employments. */
  private List<PersonRow.Employment> employments(SplittableRandom random) {
    List<PersonRow.Employment> employments = new ArrayList<>();
    for (int i = random.nextInt(4); i > 0; i--) {
      employments.add(employment(random));
    }
    return employments;
  }

  private PersonRow.Employment employment(SplittableRandom random) {
    int place = random.nextInt(shape.organizations());
    SplittableRandom organization = chance.of("organization", place);
    return new PersonRow.Employment(
        vocabulary.company(organization) + " " + (place + 1),
        vocabulary.sector(organization),
        "https://example.org/organizations/" + (place + 1),
        vocabulary.jobTitle(random),
        "%d-%02d-01T00:00:00.000Z".formatted(1995 + random.nextInt(30), 1 + random.nextInt(12)));
  }
}
