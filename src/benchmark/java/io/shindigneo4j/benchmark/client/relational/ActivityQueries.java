package io.shindigneo4j.benchmark.client.relational;

import io.shindigneo4j.benchmark.question.ActivityDocumentReader;
import io.shindigneo4j.benchmark.question.OperationArguments;
import io.shindigneo4j.benchmark.question.ShindigAnswer;
import java.util.List;
import org.hibernate.Session;
import org.hibernate.query.SelectionQuery;

/** Activities. */
final class ActivityQueries {

  private static final String OF_USERS =
      " from ActivityEntity activity where activity.owner.id in :users ";

  private static final String OF_FRIENDS =
      """
       from ActivityEntity activity
      where activity.owner in (
        select friendship.friend from FriendshipEntity friendship where friendship.person.id in :users)
      """;

  private static final String NAMED = " and activity.id in :ids ";

  private static final String COLUMNS = "select activity.document ";

  private static final String NEWEST_FIRST =
      " order by activity.moment desc, activity.id, activity.owner.id";

  private static final String COUNT = "select count(*) ";

  private ActivityQueries() {}

  static ShindigAnswer activities(Session session, OperationArguments arguments) {
    String wanted = wanted(arguments);
    List<?> page =
        query(session, COLUMNS + wanted + NEWEST_FIRST, String.class, arguments)
            .setMaxResults(arguments.limit())
            .getResultStream()
            .map(ActivityDocumentReader::entry)
            .toList();
    return Paging.of(
        page,
        arguments.limit(),
        () -> query(session, COUNT + wanted, Long.class, arguments).getSingleResult());
  }

  private static String wanted(OperationArguments arguments) {
    String circle = arguments.ofFriends() ? OF_FRIENDS : OF_USERS;
    return arguments.texts("ids").isEmpty() ? circle : circle + NAMED;
  }

  private static <T> SelectionQuery<T> query(
      Session session, String text, Class<T> type, OperationArguments arguments) {
    SelectionQuery<T> query =
        session.createSelectionQuery(text, type).setParameterList("users", arguments.users());
    List<String> ids = arguments.texts("ids");
    return ids.isEmpty() ? query : query.setParameterList("ids", ids);
  }
}
