package io.shindigneo4j.workload.file;

import io.shindigneo4j.opensocial.mapping.Conversion;
import io.shindigneo4j.workload.row.ActivitiesRow;
import io.shindigneo4j.workload.row.AlbumRow;
import io.shindigneo4j.workload.row.FriendshipRow;
import io.shindigneo4j.workload.row.GroupRow;
import io.shindigneo4j.workload.row.MembershipRow;
import io.shindigneo4j.workload.row.MessageRow;
import io.shindigneo4j.workload.row.NetworkRow;
import io.shindigneo4j.workload.row.PersonRow;
import io.shindigneo4j.workload.row.RowKind;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Checks each row against those before it. For one file; not thread-safe. */
final class RowValidator {

  /** In characters. Neo4j's indexes accept keys of about eight thousand bytes. */
  private static final int MAX_ID_LENGTH = 512;

  /** The names in {@code Person.Gender}. */
  private static final Set<String> GENDERS = Set.of("female", "male");

  private final SeenIds ids = new SeenIds();
  private RowKind last = RowKind.PERSON;
  private long lastMessage = Long.MIN_VALUE;

  /** Returns what is wrong with the next row; null if it is valid. */
  String wrongWith(NetworkRow row) {
    RowKind kind = RowKind.of(row);
    if (kind.compareTo(last) < 0) {
      return "a " + kind.word() + " must come before each " + last.word();
    }
    last = kind;
    try {
      check(row);
      return null;
    } catch (Wrong wrong) {
      return wrong.getMessage();
    }
  }

  private static final class Wrong extends RuntimeException {

    private static final long serialVersionUID = 1L;

    Wrong(String message) {
      super(message, null, false, false);
    }
  }

  private void check(NetworkRow row) {
    if (row instanceof PersonRow person) {
      person(person);
    } else if (row instanceof GroupRow group) {
      isNew(RowKind.GROUP, group.id());
      isPerson(group.owner());
    } else if (row instanceof MembershipRow membership) {
      isPerson(membership.person());
      is(RowKind.GROUP, membership.group());
      isOnce(RowKind.MEMBERSHIP, membership.person(), membership.group());
    } else if (row instanceof FriendshipRow friendship) {
      friendship(friendship);
    } else if (row instanceof ActivitiesRow activities) {
      activities(activities);
    } else if (row instanceof MessageRow message) {
      message(message);
    } else if (row instanceof AlbumRow album) {
      album(album);
    }
  }

  private void person(PersonRow person) {
    isNew(RowKind.PERSON, person.id());
    require(GENDERS.contains(person.gender()), "%s is not a gender of Shindig's", person.gender());
    isTime(person.birthday());
    person.organizations().forEach(employment -> isTime(employment.startDate()));
  }

  private void friendship(FriendshipRow friendship) {
    String one = friendship.person();
    String other = friendship.friend();
    isPerson(one);
    isPerson(other);
    require(!one.equals(other), "%s cannot be their own friend", one);
    boolean inOrder = one.compareTo(other) < 0;
    isOnce(RowKind.FRIENDSHIP, inOrder ? one : other, inOrder ? other : one);
  }

  private void activities(ActivitiesRow row) {
    isPerson(row.owner());
    isOnce(RowKind.ACTIVITIES, row.owner(), "");
    require(!row.activities().isEmpty(), "%s has no activities", row.owner());
    List<String> all = row.activities().stream().map(ActivitiesRow.Activity::id).toList();
    all.forEach(RowValidator::isId);
    areDifferent(all);
    long before = Long.MIN_VALUE;
    for (ActivitiesRow.Activity activity : row.activities()) {
      require(activity.moment() > before, "%s is not later than the one before", activity.id());
      before = activity.moment();
    }
  }

  private void message(MessageRow message) {
    isNew(RowKind.MESSAGE, message.id());
    isPerson(message.sender());
    require(!message.recipients().isEmpty(), "%s has no recipients", message.id());
    message.recipients().forEach(this::isPerson);
    areDifferent(message.recipients());
    require(message.moment() > lastMessage, "%s is not later than the one before", message.id());
    lastMessage = message.moment();
  }

  private void album(AlbumRow album) {
    isNew(RowKind.ALBUM, album.id());
    isPerson(album.owner());
    require(
        ids.add(RowKind.ALBUM, album.owner() + '\n' + album.moment()),
        "%s has the same time as another of its owner",
        album.id());
    for (AlbumRow.Item item : album.items()) {
      isId(item.id());
      require(ids.add(RowKind.ALBUM, "\n" + item.id()), "the item %s is there twice", item.id());
    }
  }

  private void isPerson(String id) {
    is(RowKind.PERSON, id);
  }

  private void is(RowKind kind, String id) {
    require(ids.has(kind, id), "there is no " + kind.word() + " %s before", id);
  }

  private void isNew(RowKind kind, String id) {
    isId(id);
    require(ids.add(kind, id), "the id %s is there twice", id);
  }

  private static void isId(String id) {
    require(!id.isBlank(), "an id is empty", id);
    require(
        id.length() <= MAX_ID_LENGTH, "an id is longer than " + MAX_ID_LENGTH + " characters", id);
  }

  private void isOnce(RowKind kind, String one, String other) {
    require(ids.add(kind, one + '\n' + other), "the " + kind.word() + " of %s is there twice", one);
  }

  private static void areDifferent(List<String> values) {
    Set<String> seen = new HashSet<>();
    values.forEach(value -> require(seen.add(value), "%s is there twice", value));
  }

  /** Checks the format of times, which the graph compares as texts. */
  private static void isTime(String text) {
    require(isWithMilliseconds(text), "%s is not a time in UTC with milliseconds", text);
  }

  private static boolean isWithMilliseconds(String text) {
    try {
      return Conversion.text(Instant.parse(text)).equals(text);
    } catch (DateTimeParseException e) {
      return false;
    }
  }

  private static void require(boolean right, String wrong, String about) {
    if (!right) {
      throw new Wrong(wrong.formatted(about));
    }
  }
}
