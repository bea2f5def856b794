package io.shindigneo4j.benchmark.client.relational;

import io.shindigneo4j.benchmark.question.OperationArguments;
import io.shindigneo4j.benchmark.question.ShindigAnswer;
import io.shindigneo4j.opensocial.graph.NearPerson;
import java.util.ArrayList;
import java.util.List;
import org.hibernate.Session;

/** Friends of friends. */
final class FriendsOfFriendsQueries {

  private static final String FIRST_FRIENDS =
      "select first.friend.oid from FriendshipEntity first where first.person.id = :user";

  private static final String NEXT_FRIENDS =
      "select next.friend.oid from FriendshipEntity next where next.person.oid in (%s)";

  private static final String NEARER = " and not person.oid in (%s)";

  private static final String STRANGERS =
      """
      select person.id, person.displayName
      from PersonEntity person
      where person.oid in (%s) and person.id <> :user %s
      order by person.id
      """;

  private record Near(String id, String displayName) {

    NearPerson bean(long distance) {
      NearPerson bean = RelationalPersonMapper.named(new NearPerson(), id, displayName);
      bean.setDistance(distance);
      return bean;
    }
  }

  private FriendsOfFriendsQueries() {}

  static ShindigAnswer strangers(Session session, OperationArguments arguments) {
    List<NearPerson> people = new ArrayList<>();
    String those = FIRST_FRIENDS;
    String nearer = "";
    for (int distance = 2; distance <= arguments.number("depth"); distance++) {
      nearer += NEARER.formatted(those);
      those = NEXT_FRIENDS.formatted(those);
      people.addAll(strangers(session, STRANGERS.formatted(those, nearer), arguments, distance));
    }
    return new ShindigAnswer(
        (long) people.size(), people.stream().limit(arguments.limit()).toList());
  }

  private static List<NearPerson> strangers(
      Session session, String text, OperationArguments arguments, long distance) {
    return session
        .createSelectionQuery(text, Near.class)
        .setParameter("user", arguments.users().get(0))
        .getResultStream()
        .map(near -> near.bean(distance))
        .toList();
  }
}
