package io.shindigneo4j.opensocial.sample;

import io.shindigneo4j.opensocial.mapping.ForeignValues;
import io.shindigneo4j.opensocial.transfer.ActivityRows;
import io.shindigneo4j.opensocial.transfer.Origin;
import io.shindigneo4j.opensocial.transfer.RecordKind;
import io.shindigneo4j.opensocial.transfer.RecordSink;
import io.shindigneo4j.opensocial.transfer.RefusedRecordException;
import io.shindigneo4j.opensocial.transfer.TransferRow;
import io.shindigneo4j.schema.activities.ActivityOperations.ActivityKind;
import java.time.Instant;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.json.JSONException;
import org.json.JSONObject;

/** The activities of a file such as Shindig's, as records. */
final class CanonicalStreams {

  private final FileTables file;
  private final Instant now;

  CanonicalStreams(FileTables file, Instant now) {
    this.file = file;
    this.now = now;
  }

  void read(RecordSink sink) {
    read(sink, "activities", ActivityKind.ACTIVITY);
    read(sink, "activityEntries", ActivityKind.ENTRY);
  }

  private void read(RecordSink sink, String table, ActivityKind kind) {
    Map<String, Set<String>> taken = new HashMap<>();
    file.eachInLists(
        table,
        (Origin origin, String owner, String text) ->
            sink.take(
                RecordKind.ACTIVITY,
                origin,
                () ->
                    row(kind, owner, text, taken.computeIfAbsent(owner, any -> new HashSet<>()))));
  }

  private TransferRow row(ActivityKind kind, String owner, String text, Set<String> taken) {
    try {
      JSONObject document = SampleActivities.document(text, taken);
      Object posted = document.opt(kind == ActivityKind.ENTRY ? "published" : "postedTime");
      long moment = ForeignValues.time(posted).orElse(now).toEpochMilli();
      return ActivityRows.of(kind, owner, document.optString("appId"), document, moment);
    } catch (JSONException e) {
      throw new RefusedRecordException("it is no activity: " + e.getMessage());
    }
  }
}
