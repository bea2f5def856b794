package io.shindigneo4j.opensocial.sample;

import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.skills.SkillName;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.json.JSONException;
import org.json.JSONObject;

/** The skills of people in the community, and which friends endorse them. */
final class CommunitySkills {

  private CommunitySkills() {}

  static Map<String, Object> parameters(JSONObject file, Ages ages) throws JSONException {
    JSONObject people = file.getJSONObject("skills");
    List<Map<String, Object>> rows = new ArrayList<>();
    for (String person : JsonTables.keys(people)) {
      rows.addAll(rows(person, people.getJSONObject(person), ages));
    }
    return Map.of("skills", rows);
  }

  private static List<Map<String, Object>> rows(String person, JSONObject skills, Ages ages)
      throws JSONException {
    List<String> names = JsonTables.keys(skills);
    List<Map<String, Object>> rows = new ArrayList<>();
    for (String text : names) {
      SkillName name = SkillName.of(text);
      rows.add(
          Map.of(
              "person",
              person,
              "skill",
              Map.of("name", name.name(), "key", name.key()),
              GraphNames.SINCE,
              ages.spread(rows.size(), names.size()),
              "endorsers",
              JsonTables.texts(skills.getJSONArray(text))));
    }
    return rows;
  }
}
