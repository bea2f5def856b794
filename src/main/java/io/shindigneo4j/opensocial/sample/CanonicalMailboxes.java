package io.shindigneo4j.opensocial.sample;

import io.shindigneo4j.opensocial.mapping.Conversion;
import io.shindigneo4j.opensocial.mapping.ForeignValues;
import io.shindigneo4j.opensocial.transfer.MessageRows;
import io.shindigneo4j.opensocial.transfer.MessageRows.Copy;
import io.shindigneo4j.opensocial.transfer.Origin;
import io.shindigneo4j.opensocial.transfer.RecordKind;
import io.shindigneo4j.opensocial.transfer.RecordSink;
import io.shindigneo4j.opensocial.transfer.RefusedRecordException;
import io.shindigneo4j.opensocial.transfer.TransferRow;
import java.time.Instant;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.json.JSONArray;
import org.json.JSONException;
import org.json.JSONObject;

/** The collections of messages of a file such as Shindig's, as records. */
final class CanonicalMailboxes {

  private static final List<String> OPTIONAL = List.of("appUrl", "bodyId", "titleId");

  /** What is moved, and what the graph has anew. */
  private static final Set<String> KNOWN =
      Set.of(
          "id",
          "title",
          "body",
          "type",
          "recipients",
          "senderId",
          "timeSent",
          "appUrl",
          "bodyId",
          "titleId",
          "status",
          "inReplyTo",
          "replies",
          "updated",
          "collectionIds");

  private final FileTables file;
  private final Instant now;

  /** By what is unique in the file: a person, a collection and a number. */
  private final Map<String, String> ids = new HashMap<>();

  private final Set<String> taken = new HashSet<>();

  CanonicalMailboxes(FileTables file, Instant now) {
    this.file = file;
    this.now = now;
  }

  void read(RecordSink sink) {
    file.eachInObjects(
        "messages",
        (origin, person, id, collection) ->
            sink.take(
                RecordKind.COLLECTION,
                origin,
                () -> MessageRows.collection(person, id, title(collection), now)));
    file.eachInObjects(
        "messages",
        (origin, person, id, collection) -> readMessages(sink, origin, person, id, collection));
  }

  private static String title(Object collection) {
    return collection instanceof JSONObject object ? object.optString("title", null) : null;
  }

  private void readMessages(
      RecordSink sink, Origin origin, String person, String collection, Object object) {
    JSONArray messages = object instanceof JSONObject table ? table.optJSONArray("messages") : null;
    for (int i = 0; messages != null && i < messages.length(); i++) {
      Object message = messages.opt(i);
      Origin place = new Origin(origin + ", message", i + 1L);
      sink.take(RecordKind.MESSAGE, place, () -> row(person, collection, message));
      if (message instanceof JSONObject fields) {
        sink.refuseFields(RecordKind.MESSAGE, place, unknown(fields));
      }
    }
  }

  private static List<String> unknown(JSONObject message) {
    return JsonTables.keys(message).stream().filter(name -> !KNOWN.contains(name)).toList();
  }

  private TransferRow row(String person, String collection, Object message) {
    try {
      JSONObject fields = (JSONObject) message;
      Instant sent = ForeignValues.time(fields.opt("timeSent")).orElse(now);
      String id = id(person, collection, fields.getString("id"));
      Map<String, Object> properties =
          SampleMessages.properties(person, id, fields, Conversion.text(sent));
      addOptional(properties, fields);
      String parent =
          fields.has("inReplyTo") ? id(person, collection, fields.getString("inReplyTo")) : null;
      Copy copy = new Copy(person, collection, fields.optString("status", null));
      return MessageRows.message(properties, parent, List.of(copy), sent);
    } catch (JSONException | ClassCastException e) {
      throw new RefusedRecordException("it is no message: " + e.getMessage());
    }
  }

  private static void addOptional(Map<String, Object> properties, JSONObject message)
      throws JSONException {
    if (message.has("recipients")) {
      properties.put("recipients", JsonTables.texts(message.getJSONArray("recipients")));
    }
    for (String name : OPTIONAL) {
      if (message.has(name)) {
        properties.put(name, message.getString(name));
      }
    }
  }

  /** Comments have short ids, as by {@link SampleMessages}, unless another one has it already. */
  private String id(String person, String collection, String number) {
    String unique = SampleMessages.uniqueId(person, collection, number);
    return ids.computeIfAbsent(
        unique,
        any -> collection.equals(SampleMessages.COMMENTS) && taken.add(number) ? number : unique);
  }
}
