package io.shindigneo4j.workload.network;

import io.shindigneo4j.workload.random.SeededRandom;
import io.shindigneo4j.workload.row.FriendshipRow;
import io.shindigneo4j.workload.row.NetworkRow;
import io.shindigneo4j.workload.row.PersonRow;
import io.shindigneo4j.workload.text.Vocabulary;
import java.util.SortedSet;
import java.util.SplittableRandom;
import java.util.function.IntFunction;
import java.util.function.LongFunction;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * A social network that depends on its seed only. Each item is generated when it is asked for, so
 * that networks of any size take the same memory. Thread-safe.
 */
public final class Network {

  /** 2025-01-01, in milliseconds since 1970. */
  static final long START = 1_735_689_600_000L;

  private final NetworkShape shape;
  private final SeededRandom chance;
  private final FriendshipGenerator friendships;
  private final PersonGenerator people;
  private final GroupGenerator groups;
  private final ActivityGenerator activities;
  private final MessageGenerator messages;
  private final AlbumGenerator albums;

  public Network(NetworkShape shape, long seed) {
    this.shape = shape;
    chance = new SeededRandom(seed);
    Vocabulary vocabulary = new Vocabulary(seed);
    friendships = new FriendshipGenerator(shape, chance);
    people = new PersonGenerator(shape, chance, vocabulary);
    groups = new GroupGenerator(shape, chance, vocabulary);
    activities = new ActivityGenerator(shape, chance, vocabulary);
    messages = new MessageGenerator(shape, chance, vocabulary, friendships);
    albums = new AlbumGenerator(chance, vocabulary);
  }

  /** The id of the person at a place, which counts from 0 on. */
  public static String id(int person) {
    return "person%07d".formatted(person);
  }

  public NetworkShape shape() {
    return shape;
  }

  /** All rows in the order of a file. The stream can be used once. */
  public Stream<NetworkRow> rows() {
    return Stream.of(
            ofEach(shape.people(), people::row),
            ofEach(shape.groups(), groups::row),
            ofMany(groups::memberships),
            ofMany(this::friendships),
            ofMany(activities::rows),
            LongStream.range(0, shape.messages())
                .mapToObj((LongFunction<NetworkRow>) messages::row),
            ofMany(albums::rows))
        .flatMap(rows -> rows);
  }

  /** The same without what people belong to and write. */
  public Stream<NetworkRow> peopleAndFriendships() {
    return Stream.concat(ofEach(shape.people(), people::row), ofMany(this::friendships));
  }

  private static Stream<NetworkRow> ofEach(int count, IntFunction<NetworkRow> row) {
    return IntStream.range(0, count).mapToObj(row);
  }

  private Stream<NetworkRow> ofMany(IntFunction<? extends Stream<? extends NetworkRow>> rows) {
    return IntStream.range(0, shape.people()).boxed().flatMap(rows::apply);
  }

  /** The friendships with people at later places. */
  private Stream<NetworkRow> friendships(int person) {
    SplittableRandom random = chance.of("friendship", person);
    return friendships.of(person).tailSet(person).stream()
        .map(friend -> new FriendshipRow(id(person), id(friend), START - moment(random)));
  }

  /** A time within three years. */
  private static long moment(SplittableRandom random) {
    return random.nextLong(3L * 365 * 24 * 60 * 60 * 1000);
  }

  /** The profile of the person at a place. */
  public PersonRow person(int place) {
    return people.row(place);
  }

  /** The places of a person's friends. */
  public SortedSet<Integer> friends(int person) {
    return friendships.of(person);
  }
}
