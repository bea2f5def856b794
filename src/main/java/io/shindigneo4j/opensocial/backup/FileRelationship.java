package io.shindigneo4j.opensocial.backup;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A relationship in a file.
 *
 * @param id of this file only
 * @param start id of a node in the file
 * @param end likewise
 */
record FileRelationship(
    long id, String type, long start, long end, Map<String, Object> properties) {

  Map<String, Object> toMap() {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("id", id);
    fields.put("type", type);
    fields.put("start", start);
    fields.put("end", end);
    fields.put("properties", properties);
    return fields;
  }

  static FileRelationship of(LineFields fields) {
    return new FileRelationship(
        fields.id("id"),
        fields.text("type"),
        fields.id("start"),
        fields.id("end"),
        fields.properties());
  }
}
