package io.shindigneo4j.opensocial.messages;

import io.shindigneo4j.opensocial.mapping.BeanTable;
import io.shindigneo4j.opensocial.mapping.CollectionQuery;
import io.shindigneo4j.opensocial.mapping.Conversion;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.messages.MessageNames;
import io.shindigneo4j.schema.messages.MessageOperations.MessageItem;
import io.shindigneo4j.schema.query.ListQuery;
import io.shindigneo4j.schema.query.ListQuery.Filter;
import io.shindigneo4j.schema.query.ListQuery.Target;
import io.shindigneo4j.schema.query.Selection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.apache.shindig.social.opensocial.model.Message;
import org.apache.shindig.social.opensocial.spi.CollectionOptions;

/** Between the graph's message and OpenSocial's. */
final class MessageMapper {

  private static final BeanTable<SocialMessage> MESSAGE =
      BeanTable.<SocialMessage>of(SocialMessage::new)
          .text("id", SocialMessage::getId, SocialMessage::setId)
          .text("appUrl", SocialMessage::getAppUrl, SocialMessage::setAppUrl)
          .text("body", SocialMessage::getBody, SocialMessage::setBody)
          .text("bodyId", SocialMessage::getBodyId, SocialMessage::setBodyId)
          .texts("collectionIds", SocialMessage::getCollectionIds, SocialMessage::setCollectionIds)
          .text("inReplyTo", SocialMessage::getInReplyTo, SocialMessage::setInReplyTo)
          .texts("recipients", SocialMessage::getRecipients, SocialMessage::setRecipients)
          .texts("replies", SocialMessage::getReplies, SocialMessage::setReplies)
          .text("senderId", SocialMessage::getSenderId, SocialMessage::setSenderId)
          .text("status", SocialMessage::getStatusText, SocialMessage::setStatusText)
          .row("timeSent", SocialMessage::getTimeSent, SocialMessage::setTimeSent, Conversion.DATE)
          .text("title", SocialMessage::getTitle, SocialMessage::setTitle)
          .text("titleId", SocialMessage::getTitleId, SocialMessage::setTitleId)
          .text("type", SocialMessage::getTypeText, SocialMessage::setTypeText)
          .row("updated", SocialMessage::getUpdated, SocialMessage::setUpdated, Conversion.DATE)
          .row("urls", SocialMessage::getUrls, SocialMessage::setUrls, UrlTexts.URLS)
          .build();

  /** The fields that the sender sets. */
  private static final Set<String> WRITTEN =
      Set.of("body", "bodyId", "recipients", "title", "titleId", "type", "urls");

  private static final Set<String> OF_THE_COPY =
      Set.of(GraphNames.ID, GraphNames.UPDATED, MessageNames.STATUS);

  private static final Set<String> NOT_COMPARABLE =
      Set.of(MessageNames.COLLECTION_IDS, MessageNames.IN_REPLY_TO, MessageNames.REPLIES, "urls");

  private MessageMapper() {}

  static BeanTable<SocialMessage> table() {
    return MESSAGE;
  }

  static Set<String> fields() {
    return MESSAGE.keys();
  }

  /** The selection for these fields: always the id, and everything where none is named. */
  static Selection selection(Set<String> fields) {
    boolean all = fields == null || fields.isEmpty() || fields.contains("@all");
    Stream<String> keys = MESSAGE.keys().stream().filter(key -> all || fields.contains(key));
    return new Selection(
        Stream.concat(Stream.of(GraphNames.ID), keys).distinct().toList(), List.of());
  }

  /** A status is compared in upper case, as it is stored. */
  static CollectionQuery query(CollectionOptions options, int pageLimit) {
    CollectionQuery query = CollectionQuery.of(options, MessageMapper::target, pageLimit);
    Filter filter = query.list().filter();
    return filter != null && filter.target().property().equals(MessageNames.STATUS)
        ? new CollectionQuery(with(query.list(), StatusNames.upperCase(filter.value())))
        : query;
  }

  private static ListQuery with(ListQuery query, String value) {
    Filter filter = query.filter();
    return new ListQuery(
        new Filter(filter.target(), filter.comparison(), value),
        query.updatedSince(),
        query.sort(),
        query.page());
  }

  static Optional<Target> target(String field) {
    if (!MESSAGE.keys().contains(field) || NOT_COMPARABLE.contains(field)) {
      return Optional.empty();
    }
    return Optional.of(
        OF_THE_COPY.contains(field)
            ? Target.property(field)
            : new Target(MessageNames.COPY_OF, field));
  }

  static List<Message> messages(Selection selection, List<MessageItem> items) {
    return items.stream().<Message>map(item -> message(selection, item.values())).toList();
  }

  static SocialMessage message(Selection selection, List<?> values) {
    SocialMessage message = new SocialMessage();
    for (int i = 0; i < values.size(); i++) {
      MESSAGE.set(message, selection.properties().get(i), values.get(i));
    }
    return message;
  }

  /** What a client gives of the fields that the sender sets, for good. */
  static Map<String, Object> written(SocialMessage message) {
    Map<String, Object> properties = MESSAGE.toProperties(message);
    properties.keySet().retainAll(WRITTEN);
    return properties;
  }

  static SocialMessage copy(Message message) {
    SocialMessage copy = new SocialMessage();
    copy.setId(message.getId());
    copy.setBody(message.getBody());
    copy.setBodyId(message.getBodyId());
    copy.setCollectionIds(message.getCollectionIds());
    copy.setInReplyTo(message.getInReplyTo());
    copy.setRecipients(message.getRecipients());
    copy.setStatus(message.getStatus());
    copy.setTitle(message.getTitle());
    copy.setTitleId(message.getTitleId());
    copy.setType(message.getType());
    copy.setUrls(message.getUrls());
    return copy;
  }
}
