package io.shindigneo4j.procedures.messages;

import io.shindigneo4j.procedures.timeline.Timeline;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.messages.MessageNames;
import io.shindigneo4j.schema.messages.MessageOperations.MessageStatus;
import java.util.ArrayList;
import java.util.List;
import org.neo4j.graphdb.Node;

/** A collection of messages. Updates its counts with each change. */
final class Folder {

  private final Node collection;
  private final Timeline timeline;

  Folder(Node collection) {
    this.collection = collection;
    this.timeline = new Timeline(collection);
  }

  /**
   * Puts a copy in as the newest.
   *
   * @param now in milliseconds since 1970
   * @param updated the same as an ISO 8601 text
   */
  void add(Node copy, long now, String updated) {
    timeline.add(copy, now);
    copy.setProperty(MessageNames.IN_COLLECTION, collection.getProperty(GraphNames.ID));
    count(unread(copy), updated);
  }

  /** Takes a copy out; the copy itself stays. */
  void remove(Node copy, String updated) {
    timeline.remove(copy);
    count(-unread(copy), updated);
  }

  void mark(Node copy, MessageStatus status, String updated) {
    long before = unread(copy);
    copy.setProperty(MessageNames.STATUS, status.name());
    count(unread(copy) - before, updated);
  }

  List<Node> copies() {
    List<Node> copies = new ArrayList<>();
    timeline.items().forEachRemaining(copies::add);
    return copies;
  }

  private void count(long change, String updated) {
    long unread = ((Number) collection.getProperty(MessageNames.UNREAD, 0L)).longValue();
    collection.setProperty(MessageNames.UNREAD, unread + change);
    collection.setProperty(GraphNames.UPDATED, updated);
  }

  private static long unread(Node copy) {
    return MessageStatus.NEW.name().equals(copy.getProperty(MessageNames.STATUS)) ? 1 : 0;
  }
}
