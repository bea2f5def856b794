package io.shindigneo4j.opensocial.backup;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * What a graph has, whatever its ids and the order in which it is read.
 *
 * @param labels how many nodes have each
 * @param types how many relationships have each
 * @param digest differs, but for a chance of 1 to 2^64, where a node or a relationship does, with
 *     the content of its ends; not where nodes of the same content have exchanged relationships
 */
public record GraphSummary(
    long nodes,
    long relationships,
    SortedMap<String, Long> labels,
    SortedMap<String, Long> types,
    String digest) {

  Map<String, Object> toMap() {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("nodes", nodes);
    fields.put("relationships", relationships);
    fields.put("labels", counts(labels));
    fields.put("types", counts(types));
    fields.put("digest", digest);
    return fields;
  }

  /** As a list of pairs, since a map whose only key has a dollar means something else. */
  private static List<Object> counts(SortedMap<String, Long> counts) {
    List<Object> pairs = new ArrayList<>();
    counts.forEach((name, count) -> pairs.add(List.of(name, count)));
    return pairs;
  }

  static GraphSummary of(LineFields fields) {
    return new GraphSummary(
        fields.number("nodes"),
        fields.number("relationships"),
        counts(fields, "labels"),
        counts(fields, "types"),
        fields.text("digest"));
  }

  private static SortedMap<String, Long> counts(LineFields fields, String name) {
    SortedMap<String, Long> counts = new TreeMap<>();
    for (Object pair : fields.cast(name, fields.fields().get(name), List.class)) {
      List<?> both = fields.cast(name, pair, List.class);
      if (both.size() != 2) {
        throw new GraphFileException(fields.line(), "\"" + name + "\" are no counts");
      }
      counts.put(
          fields.cast(name, both.get(0), String.class), fields.cast(name, both.get(1), Long.class));
    }
    return counts;
  }

  /** In which counts another graph differs, in words; empty if they are the same. */
  List<String> differences(GraphSummary other) {
    List<String> differences = new ArrayList<>();
    compare("nodes", nodes, other.nodes, differences);
    compare("relationships", relationships, other.relationships, differences);
    compare(labels, other.labels, differences);
    compare(types, other.types, differences);
    if (differences.isEmpty() && !digest.equals(other.digest)) {
      differences.add("as many of everything, but not the same content");
    }
    return differences;
  }

  private static void compare(
      SortedMap<String, Long> expected, SortedMap<String, Long> found, List<String> differences) {
    TreeSet<String> names = new TreeSet<>(expected.keySet());
    names.addAll(found.keySet());
    for (String name : names) {
      compare(name, expected.getOrDefault(name, 0L), found.getOrDefault(name, 0L), differences);
    }
  }

  private static void compare(String name, long expected, long found, List<String> differences) {
    if (expected != found) {
      differences.add(
          String.format(Locale.ROOT, "%s: %,d in the file, %,d found", name, expected, found));
    }
  }
}
