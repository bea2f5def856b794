package io.shindigneo4j.opensocial.backup;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The last line of a file.
 *
 * @param commit the id of the last commit that the copy has
 * @param sha256 of all lines before, with their ends
 */
record FileEnd(long commit, GraphSummary summary, String sha256) {

  Map<String, Object> toMap() {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("commit", commit);
    fields.putAll(summary.toMap());
    fields.put("sha256", sha256);
    return fields;
  }

  static FileEnd of(LineFields fields) {
    return new FileEnd(fields.number("commit"), GraphSummary.of(fields), fields.text("sha256"));
  }
}
