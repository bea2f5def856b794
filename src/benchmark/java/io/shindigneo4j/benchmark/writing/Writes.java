package io.shindigneo4j.benchmark.writing;

import io.shindigneo4j.benchmark.question.Population;
import io.shindigneo4j.opensocial.mapping.Conversion;
import io.shindigneo4j.schema.activities.ActivityOperations;
import io.shindigneo4j.schema.activities.ActivityOperations.ActivityKind;
import io.shindigneo4j.schema.activities.ActivityOperations.CreateActivity;
import io.shindigneo4j.schema.activities.ActivityOperations.PersonLink;
import io.shindigneo4j.schema.activities.ActivityOperations.Role;
import io.shindigneo4j.schema.appdata.AppDataOperations;
import io.shindigneo4j.schema.appdata.AppDataOperations.AppDataLimits;
import io.shindigneo4j.schema.appdata.AppDataOperations.AppDataValue;
import io.shindigneo4j.schema.appdata.AppDataOperations.UpdateAppData;
import io.shindigneo4j.schema.friendships.FriendshipOperations;
import io.shindigneo4j.schema.friendships.FriendshipOperations.Befriend;
import io.shindigneo4j.schema.messages.MessageOperations;
import io.shindigneo4j.schema.messages.MessageOperations.SendMessage;
import io.shindigneo4j.schema.people.PeopleOperations;
import io.shindigneo4j.schema.people.PeopleOperations.UpdatePerson;
import io.shindigneo4j.schema.people.PeopleSelector;
import io.shindigneo4j.schema.people.PeopleSelector.PeopleRelation;
import io.shindigneo4j.schema.people.Viewpoint;
import io.shindigneo4j.schema.query.Selection;
import io.shindigneo4j.workload.random.SeededRandom;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/** The kinds of writes. New items always have new ids. */
public final class Writes {

  private static final long NOW = 1_790_000_000_000L;
  private static final String TIME = Conversion.text(Instant.ofEpochMilli(NOW));
  private static final int RECIPIENTS = 5;
  private static final int KEYS = 10;
  private static final AppDataLimits LIMITS = new AppDataLimits(1_000, 1 << 20);
  private static final String TEXT =
      "A few words, as people write them, of which some come often. ";
  private static final Selection STATUS = new Selection(List.of("id", "status"), List.of());
  private static final AtomicLong IDS = new AtomicLong(System.nanoTime());

  private final SeededRandom chance = new SeededRandom(1);
  private final int people;
  private final IntUnaryOperator author;

  /**
   * @param people the number of people
   * @param author the author of a call, by its number; a place in the network
   */
  public Writes(int people, IntUnaryOperator author) {
    this.people = people;
    this.author = author;
  }

  /** The names of all kinds of writes. */
  public static List<String> names() {
    return new Writes(2, number -> 0).all().stream().map(Write::name).toList();
  }

  /** All kinds of writes. */
  public List<Write> all() {
    return List.of(
        Write.of("person-update", PeopleOperations.UPDATE, this::status),
        Write.of("friendship", FriendshipOperations.BEFRIEND, this::friendship),
        Write.of("message", MessageOperations.SEND, this::message),
        Write.of("activity", ActivityOperations.CREATE, this::activity),
        Write.of("app-data", AppDataOperations.UPDATE, this::data));
  }

  private String author(int number) {
    return Population.id(author.applyAsInt(number));
  }

  /** A person other than the author. */
  private String other(int number, int which) {
    int step = 1 + chance.of("other" + which, number).nextInt(people - 1);
    return Population.id((author.applyAsInt(number) + step) % people);
  }

  private UpdatePerson status(int number) {
    return new UpdatePerson(author(number), Map.of("status", TEXT + number), List.of(), STATUS);
  }

  /** A friend request, or its confirmation by the next call. */
  private Befriend friendship(int number) {
    int pair = number / 2 * 2;
    String one = author(pair);
    String other = other(pair, 0);
    return number == pair
        ? new Befriend(one, other, false, NOW, null)
        : new Befriend(other, one, false, NOW, null);
  }

  private SendMessage message(int number) {
    List<String> recipients =
        IntStream.range(0, RECIPIENTS).mapToObj(which -> other(number, which)).distinct().toList();
    String sender = author(number);
    return new SendMessage(
        sender,
        new PeopleSelector(recipients, PeopleRelation.SELF, null, Viewpoint.of(sender)),
        Map.of(
            "id",
            id(),
            "title",
            "A message",
            "body",
            TEXT.repeat(3),
            "recipients",
            recipients,
            "senderId",
            sender,
            "timeSent",
            TIME),
        null,
        "@inbox",
        TIME,
        NOW,
        null);
  }

  private static String id() {
    return "written" + IDS.incrementAndGet();
  }

  private CreateActivity activity(int number) {
    String owner = author(number);
    String id = id();
    String document =
        "{\"id\":\"%s\",\"verb\":\"post\",\"title\":\"%s\",\"actor\":{\"id\":\"%s\"}}"
            .formatted(id, TEXT, owner);
    return new CreateActivity(
        ActivityKind.ENTRY,
        owner,
        "",
        Map.of("id", id, "title", TEXT, "document", document, "published", TIME, "updated", TIME),
        List.of(new PersonLink(Role.ACTOR, owner)),
        NOW,
        null);
  }

  private UpdateAppData data(int number) {
    AppDataValue value = AppDataValue.of("key" + number % KEYS, "\"" + TEXT + number + "\"");
    return new UpdateAppData(author(number), "app", List.of(value), List.of(), LIMITS);
  }
}
