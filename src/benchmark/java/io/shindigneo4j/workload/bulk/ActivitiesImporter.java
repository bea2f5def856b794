package io.shindigneo4j.workload.bulk;

import io.shindigneo4j.workload.load.ActivitiesParameters;
import io.shindigneo4j.workload.row.ActivitiesRow;
import io.shindigneo4j.workload.row.ActivitiesRow.Activity;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** Converts the activities of people to streams. Not thread-safe. */
final class ActivitiesImporter {

  private final GraphSink sink;
  private final ImportedNodeIds known;

  ActivitiesImporter(GraphSink sink, ImportedNodeIds known) {
    this.sink = sink;
    this.known = known;
  }

  void add(ActivitiesRow row) {
    long person = known.person(row.owner());
    long stream = sink.node("ActivityStream", stream(row));
    long[] entries = TimelineChain.add(sink, "ActivityEntry", entries(row));
    sink.relationship(person, RelationshipKind.HAS_STREAM, stream);
    sink.relationship(stream, RelationshipKind.NEWEST, entries[0]);
    sink.relationship(stream, RelationshipKind.OLDEST, entries[entries.length - 1]);
    for (long entry : entries) {
      sink.relationship(entry, RelationshipKind.ACTOR, person);
    }
  }

  private static List<Supplier<Map<String, ?>>> entries(ActivitiesRow row) {
    List<Supplier<Map<String, ?>>> entries = new ArrayList<>();
    for (Activity activity : row.activities()) {
      entries.add(() -> ActivitiesParameters.entry(row.owner(), activity));
    }
    Collections.reverse(entries);
    return entries;
  }

  private static Map<String, ?> stream(ActivitiesRow row) {
    int total = row.activities().size();
    return Map.of(
        "kind",
        "entry",
        "application",
        "",
        "owner",
        row.owner(),
        "total",
        (long) total,
        "moment",
        row.activities().get(total - 1).moment());
  }
}
