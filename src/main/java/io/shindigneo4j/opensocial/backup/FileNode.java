package io.shindigneo4j.opensocial.backup;

import io.shindigneo4j.schema.ImportMarker;
import io.shindigneo4j.schema.migration.MigrationSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A node in a file.
 *
 * @param id of this file only
 */
record FileNode(long id, List<String> labels, Map<String, Object> properties) {

  private static final Set<String> LABELS_OF_DATABASE =
      Set.of(MigrationSet.LABEL, ImportMarker.LABEL);

  /** Whether it belongs to the database rather than to the graph; no file has it. */
  boolean isOfDatabase() {
    return labels.stream().anyMatch(LABELS_OF_DATABASE::contains);
  }

  Map<String, Object> toMap() {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("id", id);
    fields.put("labels", labels);
    fields.put("properties", properties);
    return fields;
  }

  static FileNode of(LineFields fields) {
    return new FileNode(fields.id("id"), fields.texts("labels"), fields.properties());
  }
}
