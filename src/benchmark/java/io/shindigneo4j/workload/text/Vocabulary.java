package io.shindigneo4j.workload.text;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import net.datafaker.Faker;

/**
 * Names and texts that depend on the seed only. Datafaker provides the words to choose from, once.
 * Thread-safe.
 */
public final class Vocabulary {

  private static final int SAMPLES = 3_000;
  private static final int MAX_ATTEMPTS = 40;

  private final List<String> femaleNames;
  private final List<String> maleNames;
  private final List<String> familyNames;
  private final List<String> interests;
  private final List<String> titles;
  private final List<String> sectors;
  private final List<String> companies;
  private final List<String> streets;
  private final List<String> cities;
  private final List<String> regions;
  private final List<String> countries;
  private final MarkovText phrases;

  public Vocabulary(long seed) {
    Faker faker = new Faker(Locale.ENGLISH, new Random(seed));
    femaleNames = different(800, faker.name()::femaleFirstName);
    maleNames = different(800, faker.name()::maleFirstName);
    familyNames = different(2_000, faker.name()::lastName);
    interests = different(150, faker.hobby()::activity);
    titles = different(400, faker.job()::title);
    sectors = different(60, faker.industrySegments()::sector);
    companies = different(400, faker.company()::name);
    streets = different(1_000, faker.address()::streetName);
    cities = different(800, faker.address()::city);
    regions = different(50, faker.address()::state);
    countries = different(150, faker.address()::country);
    phrases = new MarkovText(samples(faker));
  }

  /** This number of different texts, or fewer if no more are found. */
  private static List<String> different(int count, Supplier<String> source) {
    Set<String> found = new LinkedHashSet<>();
    for (int i = 0; i < MAX_ATTEMPTS * count && found.size() < count; i++) {
      found.add(source.get());
    }
    return List.copyOf(found);
  }

  private static List<String> samples(Faker faker) {
    List<Function<Faker, String>> sources =
        List.of(
            each -> each.chuckNorris().fact(),
            each -> each.shakespeare().hamletQuote(),
            each -> each.hitchhikersGuideToTheGalaxy().quote(),
            each -> each.princessBride().quote(),
            each -> each.theItCrowd().quotes(),
            each -> each.backToTheFuture().quote(),
            each -> each.harryPotter().quote(),
            each -> each.lebowski().quote(),
            each -> each.hobbit().quote(),
            each -> each.company().catchPhrase());
    return IntStream.range(0, SAMPLES)
        .mapToObj(place -> sources.get(place % sources.size()).apply(faker))
        .distinct()
        .toList();
  }

  public String givenName(boolean female, SplittableRandom random) {
    return any(female ? femaleNames : maleNames, random);
  }

  public String familyName(SplittableRandom random) {
    return any(familyNames, random);
  }

  public String jobTitle(SplittableRandom random) {
    return any(titles, random);
  }

  /** A line of business. */
  public String sector(SplittableRandom random) {
    return any(sectors, random);
  }

  public String company(SplittableRandom random) {
    return any(companies, random);
  }

  public String street(SplittableRandom random) {
    return any(streets, random);
  }

  public String city(SplittableRandom random) {
    return any(cities, random);
  }

  public String region(SplittableRandom random) {
    return any(regions, random);
  }

  public String country(SplittableRandom random) {
    return any(countries, random);
  }

  /** This number of different interests. */
  public List<String> interests(int count, SplittableRandom random) {
    Set<String> some = new LinkedHashSet<>();
    while (some.size() < count) {
      some.add(any(interests, random));
    }
    return List.copyOf(some);
  }

  /** This number of words of prose. */
  public String text(int words, SplittableRandom random) {
    return phrases.text(random, words);
  }

  private static String any(List<String> values, SplittableRandom random) {
    return values.get(random.nextInt(values.size()));
  }
}
