package io.shindigneo4j.opensocial.sample;

import io.shindigneo4j.schema.GraphNames;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.json.JSONException;
import org.json.JSONObject;

/** Who is whose friend, asks for friendship and reports to whom in the community. */
final class CommunityRelationships {

  private final List<Map<String, Object>> rows = new ArrayList<>();
  private final Ages ages;

  private CommunityRelationships(Ages ages) {
    this.ages = ages;
  }

  static Map<String, Object> parameters(JSONObject file, Ages ages) throws JSONException {
    CommunityRelationships all = new CommunityRelationships(ages);
    all.addFriends(pairs(file.getJSONObject("friends")));
    all.addLinks(pairs(file.getJSONObject("friendLinks")));
    all.addRequests(JsonTables.rows(file.getJSONArray("friendRequests")));
    all.addManagers(file.getJSONObject("managers"));
    return Map.of("relationships", all.rows);
  }

  /** Each pair is in the file once, and lasts in both directions since the same moment. */
  private void addFriends(List<Pair> pairs) {
    for (int i = 0; i < pairs.size(); i++) {
      Pair pair = pairs.get(i);
      long since = ages.spread(i, pairs.size());
      add(GraphNames.FRIEND_OF, pair.from(), pair.to(), since);
      add(GraphNames.FRIEND_OF, pair.to(), pair.from(), since);
    }
  }

  /** Friendships in one direction, as Shindig's sample has them. */
  private void addLinks(List<Pair> pairs) {
    for (int i = 0; i < pairs.size(); i++) {
      add(
          GraphNames.FRIEND_OF,
          pairs.get(i).from(),
          pairs.get(i).to(),
          ages.spread(i, pairs.size()));
    }
  }

  private void addRequests(List<JSONObject> requests) throws JSONException {
    for (JSONObject request : requests) {
      add(
          GraphNames.FRIEND_REQUEST,
          request.getString("person"),
          request.getString("friend"),
          ages.of(request).toEpochMilli());
    }
  }

  private void addManagers(JSONObject managers) throws JSONException {
    List<String> people = JsonTables.keys(managers);
    for (int i = 0; i < people.size(); i++) {
      String person = people.get(i);
      add("REPORTS_TO", person, managers.getString(person), ages.spread(i, people.size()));
    }
  }

  private void add(String type, String from, String to, long since) {
    rows.add(Map.of("type", type, "from", from, "to", to, GraphNames.SINCE, since));
  }

  private static List<Pair> pairs(JSONObject lists) throws JSONException {
    List<Pair> pairs = new ArrayList<>();
    for (String from : JsonTables.keys(lists)) {
      JsonTables.texts(lists.getJSONArray(from)).forEach(to -> pairs.add(new Pair(from, to)));
    }
    return pairs;
  }

  private record Pair(String from, String to) {}
}
