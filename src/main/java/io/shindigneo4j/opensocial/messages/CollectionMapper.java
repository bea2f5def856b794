package io.shindigneo4j.opensocial.messages;

import io.shindigneo4j.opensocial.mapping.BeanTable;
import io.shindigneo4j.opensocial.mapping.Conversion;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.query.Item;
import io.shindigneo4j.schema.query.ListQuery.Target;
import io.shindigneo4j.schema.query.Selection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.apache.shindig.social.core.model.MessageCollectionImpl;
import org.apache.shindig.social.opensocial.model.MessageCollection;

/** Between the graph's collection of messages and Shindig's. */
final class CollectionMapper {

  static final String URLS = "urls";

  private static final BeanTable<MessageCollection> COLLECTION =
      BeanTable.<MessageCollection>of(MessageCollectionImpl::new)
          .text("id", MessageCollection::getId, MessageCollection::setId)
          .text("title", MessageCollection::getTitle, MessageCollection::setTitle)
          .row(
              "total", MessageCollection::getTotal, MessageCollection::setTotal, Conversion.INTEGER)
          .row(
              "unread",
              MessageCollection::getUnread,
              MessageCollection::setUnread,
              Conversion.INTEGER)
          .row(
              "updated",
              MessageCollection::getUpdated,
              MessageCollection::setUpdated,
              Conversion.DATE)
          .row(URLS, MessageCollection::getUrls, MessageCollection::setUrls, UrlTexts.URLS)
          .build();

  /** The fields that a client may set. */
  private static final Set<String> WRITTEN = Set.of("title", URLS);

  private CollectionMapper() {}

  /** The selection for these fields: always the id, and everything where none is named. */
  static Selection selection(Set<String> fields) {
    boolean all = fields == null || fields.isEmpty() || fields.contains("@all");
    Stream<String> keys = COLLECTION.keys().stream().filter(key -> all || fields.contains(key));
    return new Selection(
        Stream.concat(Stream.of(GraphNames.ID), keys).distinct().toList(), List.of());
  }

  static Optional<Target> target(String field) {
    return COLLECTION.keys().contains(field) && !field.equals(URLS)
        ? Optional.of(Target.property(field))
        : Optional.empty();
  }

  static List<MessageCollection> collections(Selection selection, List<Item> items) {
    return items.stream().map(item -> collection(selection, item.values())).toList();
  }

  private static MessageCollection collection(Selection selection, List<?> values) {
    MessageCollection collection = new MessageCollectionImpl();
    for (int i = 0; i < values.size(); i++) {
      COLLECTION.set(collection, selection.properties().get(i), values.get(i));
    }
    return collection;
  }

  static Map<String, Object> written(MessageCollection collection) {
    Map<String, Object> properties = COLLECTION.toProperties(collection);
    properties.keySet().retainAll(WRITTEN);
    return properties;
  }
}
