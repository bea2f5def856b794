package io.shindigneo4j.workload.bulk;

import static io.shindigneo4j.workload.load.RowParameters.map;

import io.shindigneo4j.workload.load.RowParameters;
import io.shindigneo4j.workload.row.MessageRow;
import java.util.Map;
import org.eclipse.collections.impl.map.mutable.primitive.LongObjectHashMap;

/** Converts messages, which come in order of time, and fills inboxes with them. Not thread-safe. */
final class MessageImporter {

  private final GraphSink sink;
  private final ImportedNodeIds known;

  /** The inboxes by the node ids of their owners. */
  private final LongObjectHashMap<InboxState> inboxes = new LongObjectHashMap<>();

  MessageImporter(GraphSink sink, ImportedNodeIds known) {
    this.sink = sink;
    this.known = known;
  }

  void add(MessageRow row) {
    Map<String, Object> values = map(RowParameters.of(row), "message");
    long message = sink.node("Message", values);
    sink.relationship(known.person(row.sender()), RelationshipKind.SENT, message);
    String sent = (String) values.get("timeSent");
    for (String recipient : row.recipients()) {
      long copy = sink.node("MessageCopy", copy(row, recipient, sent));
      sink.relationship(copy, RelationshipKind.COPY_OF, message);
      put(known.person(recipient), new InboxState(copy, row.moment(), sent, 1));
    }
  }

  private static Map<String, ?> copy(MessageRow row, String recipient, String sent) {
    return Map.of(
        "id",
        row.id(),
        "owner",
        recipient,
        "collection",
        InboxState.ID,
        "status",
        "NEW",
        "updated",
        sent,
        "moment",
        row.moment());
  }

  private void put(long owner, InboxState newer) {
    InboxState older = inboxes.get(owner);
    if (older != null) {
      sink.relationship(newer.newest(), RelationshipKind.OLDER, older.newest());
    }
    inboxes.put(owner, older == null ? newer : newer.after(older));
  }

  /** Completes the inboxes once all messages have come. */
  void end() {
    inboxes.forEachKeyValue(
        (owner, inbox) -> {
          long collection = sink.node("MessageCollection", inbox.properties());
          sink.relationship(owner, RelationshipKind.HAS_COLLECTION, collection);
          sink.relationship(collection, RelationshipKind.NEWEST, inbox.newest());
        });
  }
}
