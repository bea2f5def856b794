package io.shindigneo4j.benchmark.client.relational;

import io.shindigneo4j.benchmark.question.Answer;
import io.shindigneo4j.benchmark.question.Arguments;
import io.shindigneo4j.benchmark.stage.relational.StoredPerson;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.hibernate.Session;

/** People. */
final class PeopleTexts {

  private static final String PEOPLE = "from StoredPerson where id in :users";

  private static final String FRIENDS =
      """
      select person
      from (
        select friendship.friend.oid as oid, min(friendship.since) as since
        from StoredFriendship friendship
        where friendship.person.id in :users
        group by friendship.friend.oid
      ) friend
      join StoredPerson person on person.oid = friend.oid
      order by friend.since, person.id
      """;

  private static final String COUNT_FRIENDS =
      """
      select count(distinct friendship.friend.oid)
      from StoredFriendship friendship
      where friendship.person.id in :users
      """;

  private PeopleTexts() {}

  static Answer person(Session session, Arguments arguments) {
    List<String> id = List.of(arguments.text("id"));
    return new Answer(null, named(session, id).map(PersonBeans::profile).toList());
  }

  private static Stream<StoredPerson> named(Session session, List<String> users) {
    return session
        .createSelectionQuery(PEOPLE, StoredPerson.class)
        .setParameter("users", users)
        .getResultStream();
  }

  static Answer people(Session session, Arguments arguments) {
    return arguments.ofFriends() ? friends(session, arguments) : users(session, arguments);
  }

  /** In the order in which they were named. */
  private static Answer users(Session session, Arguments arguments) {
    List<String> users = arguments.users();
    List<StoredPerson> people =
        named(session, users)
            .sorted(Comparator.comparing(person -> users.indexOf(person.getId())))
            .toList();
    return new Answer((long) people.size(), people.stream().map(PersonBeans::profile).toList());
  }

  private static Answer friends(Session session, Arguments arguments) {
    List<?> page =
        session
            .createSelectionQuery(FRIENDS, StoredPerson.class)
            .setParameter("users", arguments.users())
            .setMaxResults(arguments.limit())
            .getResultStream()
            .map(PersonBeans::person)
            .toList();
    return Pages.of(page, arguments.limit(), () -> count(session, arguments.users()));
  }

  private static long count(Session session, List<String> users) {
    return session
        .createSelectionQuery(COUNT_FRIENDS, Long.class)
        .setParameter("users", users)
        .getSingleResult();
  }
}
