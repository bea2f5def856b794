package io.shindigneo4j.opensocial.sample;

import io.shindigneo4j.opensocial.mapping.Conversion;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.json.JSONArray;
import org.json.JSONException;
import org.json.JSONObject;

/** The messages of Shindig's sample people. */
final class SampleMessages {

  static final String COMMENTS = "publicMessage";

  private final String now;
  private final List<Map<String, Object>> collections = new ArrayList<>();
  private final List<Map<String, Object>> replies = new ArrayList<>();

  private SampleMessages(String now) {
    this.now = now;
  }

  /**
   * Those of the Cypher that loads them.
   *
   * @param now when they come in, since the file does not say
   */
  static Map<String, Object> parameters(JSONObject file, Instant now) throws JSONException {
    return new SampleMessages(Conversion.text(now)).read(file);
  }

  private Map<String, Object> read(JSONObject file) throws JSONException {
    JSONObject people = file.getJSONObject("messages");
    for (Iterator<?> ids = people.keys(); ids.hasNext(); ) {
      String person = (String) ids.next();
      addPerson(person, people.getJSONObject(person));
    }
    return Map.of("collections", collections, "replies", replies, "updated", now);
  }

  private void addPerson(String person, JSONObject mailbox) throws JSONException {
    for (Iterator<?> ids = mailbox.keys(); ids.hasNext(); ) {
      String id = (String) ids.next();
      JSONObject collection = mailbox.getJSONObject(id);
      collections.add(
          Map.of(
              "person",
              person,
              "id",
              id,
              "title",
              collection.getString("title"),
              "messages",
              messages(person, id, collection.getJSONArray("messages"))));
    }
  }

  private List<Map<String, Object>> messages(String person, String collection, JSONArray array)
      throws JSONException {
    List<Map<String, Object>> messages = new ArrayList<>();
    for (int i = 0; i < array.length(); i++) {
      JSONObject message = array.getJSONObject(i);
      String id = id(person, collection, message.getString("id"));
      messages.add(properties(person, id, message));
      if (message.has("inReplyTo")) {
        String parent = id(person, collection, message.getString("inReplyTo"));
        replies.add(Map.of("id", id, "to", parent));
      }
    }
    return messages;
  }

  /** The file numbers the messages of each collection. The numbers of comments are their ids. */
  private static String id(String person, String collection, String number) {
    return collection.equals(COMMENTS) ? number : uniqueId(person, collection, number);
  }

  /** An id that is unique in the file, too. */
  static String uniqueId(String person, String collection, String number) {
    return collection + "-" + person + "-" + number;
  }

  private Map<String, Object> properties(String person, String id, JSONObject message)
      throws JSONException {
    return properties(person, id, message, now);
  }

  /**
   * The properties of a message in the file.
   *
   * @param sent as the graph has times
   */
  static Map<String, Object> properties(String person, String id, JSONObject message, String sent)
      throws JSONException {
    Map<String, Object> properties = new HashMap<>();
    properties.put("id", id);
    properties.put("title", message.getString("title"));
    properties.put("body", message.getString("body"));
    properties.put("type", message.getString("type"));
    properties.put("recipients", List.of(person));
    properties.put("timeSent", sent);
    if (message.has("senderId")) {
      properties.put("senderId", message.getString("senderId"));
    }
    return properties;
  }
}
