package io.shindigneo4j.benchmark.client.relational;

import io.shindigneo4j.benchmark.environment.relational.PersonEntity;
import io.shindigneo4j.benchmark.question.OperationArguments;
import io.shindigneo4j.benchmark.question.ShindigAnswer;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.hibernate.Session;

/** People. */
final class RelationalPeopleQueries {

  private static final String PEOPLE = "from PersonEntity where id in :users";

  private static final String FRIENDS =
      """
      select person
      from (
        select friendship.friend.oid as oid, min(friendship.since) as since
        from FriendshipEntity friendship
        where friendship.person.id in :users
        group by friendship.friend.oid
      ) friend
      join PersonEntity person on person.oid = friend.oid
      order by friend.since, person.id
      """;

  private static final String COUNT_FRIENDS =
      """
      select count(distinct friendship.friend.oid)
      from FriendshipEntity friendship
      where friendship.person.id in :users
      """;

  private RelationalPeopleQueries() {}

  static ShindigAnswer person(Session session, OperationArguments arguments) {
    List<String> id = List.of(arguments.text("id"));
    return new ShindigAnswer(
        null, named(session, id).map(RelationalPersonMapper::profile).toList());
  }

  private static Stream<PersonEntity> named(Session session, List<String> users) {
    return session
        .createSelectionQuery(PEOPLE, PersonEntity.class)
        .setParameter("users", users)
        .getResultStream();
  }

  static ShindigAnswer people(Session session, OperationArguments arguments) {
    return arguments.ofFriends() ? friends(session, arguments) : users(session, arguments);
  }

  /** The people in the order of the request. */
  private static ShindigAnswer users(Session session, OperationArguments arguments) {
    List<String> users = arguments.users();
    List<PersonEntity> people =
        named(session, users)
            .sorted(Comparator.comparing(person -> users.indexOf(person.getId())))
            .toList();
    return new ShindigAnswer(
        (long) people.size(), people.stream().map(RelationalPersonMapper::profile).toList());
  }

  private static ShindigAnswer friends(Session session, OperationArguments arguments) {
    List<?> page =
        session
            .createSelectionQuery(FRIENDS, PersonEntity.class)
            .setParameter("users", arguments.users())
            .setMaxResults(arguments.limit())
            .getResultStream()
            .map(RelationalPersonMapper::person)
            .toList();
    return Paging.of(page, arguments.limit(), () -> count(session, arguments.users()));
  }

  private static long count(Session session, List<String> users) {
    return session
        .createSelectionQuery(COUNT_FRIENDS, Long.class)
        .setParameter("users", users)
        .getSingleResult();
  }
}
