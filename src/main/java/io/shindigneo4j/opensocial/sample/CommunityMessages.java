package io.shindigneo4j.opensocial.sample;

import io.shindigneo4j.opensocial.mapping.Conversion;
import io.shindigneo4j.schema.GraphNames;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.json.JSONException;
import org.json.JSONObject;

/** The threads of messages in the community, some of them unread. */
final class CommunityMessages {

  private final Ages ages;
  private final List<Map<String, Object>> messages = new ArrayList<>();
  private final Mailboxes mailboxes = new Mailboxes();

  private CommunityMessages(Ages ages) {
    this.ages = ages;
  }

  static Map<String, Object> parameters(JSONObject file, Ages ages) throws JSONException {
    CommunityMessages all = new CommunityMessages(ages);
    List<JSONObject> rows = JsonTables.rows(file.getJSONArray("messages"));
    rows.sort(Comparator.comparing(row -> -row.optDouble("daysAgo")));
    for (JSONObject row : rows) {
      all.add(row);
    }
    Map<String, Object> parameters = new HashMap<>(all.mailboxes.parameters());
    parameters.put("messages", all.messages);
    parameters.put("updated", Conversion.text(ages.now()));
    return parameters;
  }

  private void add(JSONObject row) throws JSONException {
    String id = row.getString(GraphNames.ID);
    String sender = row.getString("senderId");
    List<String> recipients = JsonTables.texts(row.getJSONArray("recipients"));
    Set<String> unread =
        row.has("unread") ? new HashSet<>(JsonTables.texts(row.getJSONArray("unread"))) : Set.of();
    Instant sent = ages.of(row);
    if (row.has("inReplyTo")) {
      Stream.concat(Stream.of(sender), recipients.stream())
          .forEach(reached -> mailboxes.answer(reached, row.optString("inReplyTo"), id));
    }
    messages.add(message(row, recipients, sent));
    mailboxes.put(sender, "@outbox", id, false, sent);
    recipients.forEach(
        person -> mailboxes.put(person, "@inbox", id, unread.contains(person), sent));
  }

  private static Map<String, Object> message(JSONObject row, List<String> recipients, Instant sent)
      throws JSONException {
    Map<String, Object> properties = new HashMap<>();
    for (String text : List.of(GraphNames.ID, "senderId", "title", "body")) {
      properties.put(text, row.getString(text));
    }
    properties.put("type", "privateMessage");
    properties.put("recipients", recipients);
    properties.put("timeSent", Conversion.text(sent));
    Map<String, Object> message = new HashMap<>(Map.of("properties", properties));
    if (row.has("inReplyTo")) {
      message.put("inReplyTo", row.getString("inReplyTo"));
    }
    return message;
  }
}
