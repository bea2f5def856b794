package io.shindigneo4j.benchmark.client.relational;

import io.shindigneo4j.benchmark.question.OperationArguments;
import io.shindigneo4j.benchmark.question.ShindigAnswer;
import java.time.Instant;
import java.util.Date;
import java.util.List;
import org.apache.shindig.social.core.model.MessageCollectionImpl;
import org.apache.shindig.social.core.model.MessageImpl;
import org.apache.shindig.social.opensocial.model.Message;
import org.apache.shindig.social.opensocial.model.MessageCollection;
import org.hibernate.Session;
import org.hibernate.query.SelectionQuery;

/** Messages and their collections. */
final class MessageQueries {

  private static final String IN_COLLECTION =
      """
      from DeliveryEntity delivery
      join delivery.message message
      where delivery.collection.owner.id = :user and delivery.collection.id = :collection
      """;

  private static final String NAMED = " and message.id in :ids ";

  private static final String COLUMNS =
      """
      select message.id, message.sender.id, message.timeSent, message.title, message.body,
        delivery.status
      """;

  private static final String NEWEST_FIRST = " order by delivery.received desc, message.id";

  private static final String PAGE = COLUMNS + IN_COLLECTION + NEWEST_FIRST;
  private static final String NAMED_PAGE = COLUMNS + IN_COLLECTION + NAMED + NEWEST_FIRST;
  private static final String COUNT = "select count(*) " + IN_COLLECTION;
  private static final String COUNT_NAMED = COUNT + NAMED;

  private static final String COLLECTIONS =
      """
      select item.id, item.title,
        (select count(*) from DeliveryEntity each where each.collection = item),
        (select count(*) from DeliveryEntity each where each.collection = item and each.status = NEW)
      from CollectionEntity item
      where item.owner.id = :user
      order by item.since, item.id
      """;

  private static final String COUNT_COLLECTIONS =
      "select count(*) from CollectionEntity where owner.id = :user";

  private record Letter(
      String id,
      String sender,
      Instant timeSent,
      String title,
      String body,
      Message.Status status) {}

  private record Counted(String id, String title, Long total, Long unread) {}

  private MessageQueries() {}

  static ShindigAnswer messages(Session session, OperationArguments arguments) {
    boolean named = !arguments.texts("ids").isEmpty();
    List<?> page =
        query(session, named ? NAMED_PAGE : PAGE, Letter.class, arguments)
            .setMaxResults(arguments.limit())
            .getResultStream()
            .map(MessageQueries::bean)
            .toList();
    return Paging.of(
        page,
        arguments.limit(),
        () -> query(session, named ? COUNT_NAMED : COUNT, Long.class, arguments).getSingleResult());
  }

  private static <T> SelectionQuery<T> query(
      Session session, String text, Class<T> type, OperationArguments arguments) {
    SelectionQuery<T> query =
        session
            .createSelectionQuery(text, type)
            .setParameter("user", arguments.text("user"))
            .setParameter("collection", arguments.text("collection"));
    List<String> ids = arguments.texts("ids");
    return ids.isEmpty() ? query : query.setParameterList("ids", ids);
  }

  private static Message bean(Letter letter) {
    Message bean = new MessageImpl();
    bean.setId(letter.id());
    bean.setSenderId(letter.sender());
    bean.setTimeSent(Date.from(letter.timeSent()));
    bean.setTitle(letter.title());
    bean.setBody(letter.body());
    bean.setStatus(letter.status());
    return bean;
  }

  static ShindigAnswer collections(Session session, OperationArguments arguments) {
    String user = arguments.text("user");
    List<?> page =
        session
            .createSelectionQuery(COLLECTIONS, Counted.class)
            .setParameter("user", user)
            .setMaxResults(arguments.limit())
            .getResultStream()
            .map(MessageQueries::bean)
            .toList();
    return Paging.of(
        page,
        arguments.limit(),
        () ->
            session
                .createSelectionQuery(COUNT_COLLECTIONS, Long.class)
                .setParameter("user", user)
                .getSingleResult());
  }

  private static MessageCollection bean(Counted counted) {
    MessageCollection bean = new MessageCollectionImpl();
    bean.setId(counted.id());
    bean.setTitle(counted.title());
    bean.setTotal(Math.toIntExact(counted.total()));
    bean.setUnread(Math.toIntExact(counted.unread()));
    return bean;
  }
}
