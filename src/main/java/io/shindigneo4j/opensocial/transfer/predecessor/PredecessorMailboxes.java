package io.shindigneo4j.opensocial.transfer.predecessor;

import io.shindigneo4j.opensocial.mapping.ForeignBean;
import io.shindigneo4j.opensocial.messages.MessageImport;
import io.shindigneo4j.opensocial.messages.SocialMessage;
import io.shindigneo4j.opensocial.transfer.MessageRows;
import io.shindigneo4j.opensocial.transfer.MessageRows.Copy;
import io.shindigneo4j.opensocial.transfer.RecordKind;
import io.shindigneo4j.opensocial.transfer.RecordSink;
import io.shindigneo4j.schema.messages.MessageNames;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/** The messages of people, and the collections that they are in. */
final class PredecessorMailboxes {

  /** What our graph keeps of each copy. */
  private static final Set<String> OF_THE_COPY =
      Set.of("status", "updated", "collectionIds", "replies");

  private final PredecessorGraph graph;
  private final Instant now;

  PredecessorMailboxes(PredecessorGraph graph, Instant now) {
    this.graph = graph;
    this.now = now;
  }

  void read(RecordSink sink) {
    graph.each("collections", row -> takeCollection(sink, row));
    graph.each("messages", row -> takeMessage(sink, row));
  }

  /** Everybody has the system collections. */
  private void takeCollection(RecordSink sink, PredecessorRow row) {
    if (!MessageNames.SYSTEM_COLLECTIONS.contains(row.text("id"))) {
      sink.take(
          RecordKind.COLLECTION,
          row.origin("node"),
          () -> MessageRows.collection(row.text("person"), row.text("id"), row.text("title"), now));
    }
  }

  private void takeMessage(RecordSink sink, PredecessorRow row) {
    Instant sent = row.time("sent", now);
    ForeignBean<SocialMessage> message = MessageImport.foreign();
    message.set("senderId", row.text("sender"));
    message.set("recipients", row.row().get("recipients"));
    message.set("timeSent", sent.toEpochMilli());
    row.map("fields")
        .forEach(
            (field, value) -> {
              if (!OF_THE_COPY.contains(field) && !field.equals("timeSent")) {
                message.set(field, value);
              }
            });
    sink.take(
        RecordKind.MESSAGE,
        row.origin("node"),
        () ->
            MessageRows.message(
                MessageImport.properties(message), row.text("inReplyTo"), copies(row), sent));
    sink.refuseFields(RecordKind.MESSAGE, row.origin("node"), message.refused());
  }

  private static List<Copy> copies(PredecessorRow row) {
    return row.maps("copies").stream()
        .map(
            copy ->
                new Copy(
                    Objects.toString(copy.get("person"), null),
                    Objects.toString(copy.get("collection"), null),
                    Objects.toString(copy.get("status"), null)))
        .toList();
  }
}
