package io.shindigneo4j.opensocial.transfer.predecessor;

import io.shindigneo4j.opensocial.people.ForeignProfile;
import io.shindigneo4j.opensocial.transfer.PersonRows;
import io.shindigneo4j.opensocial.transfer.RecordKind;
import io.shindigneo4j.opensocial.transfer.RecordSink;
import io.shindigneo4j.schema.people.PersonDetail;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** The people of the graph, with their profiles. */
final class PredecessorPeople {

  private static final Map<String, PersonDetail> LISTS =
      Map.of(
          "emails", PersonDetail.EMAILS,
          "ims", PersonDetail.IMS,
          "phoneNumbers", PersonDetail.PHONE_NUMBERS,
          "photos", PersonDetail.PHOTOS);

  private final PredecessorGraph graph;

  PredecessorPeople(PredecessorGraph graph) {
    this.graph = graph;
  }

  void read(RecordSink sink) {
    graph.each("people", row -> take(sink, row));
  }

  private static void take(RecordSink sink, PredecessorRow row) {
    ForeignProfile profile = new ForeignProfile();
    LISTS.forEach(
        (column, list) ->
            row.maps(column).stream()
                .flatMap(node -> entries(node).stream())
                .forEach(entry -> profile.add(list, entry)));
    row.maps("addresses").forEach(address -> profile.add(PersonDetail.ADDRESSES, address));
    row.maps("accounts").forEach(account -> profile.add(PersonDetail.ACCOUNTS, account));
    row.maps("jobs")
        .forEach(job -> profile.add(PersonDetail.ORGANIZATIONS, PredecessorJob.entry(job)));
    Map<String, Object> fields = row.map("fields");
    if (fields.remove("urls") instanceof List<?> urls) {
      urls.forEach(url -> profile.add(PersonDetail.URLS, Map.of("value", url)));
    }
    fields.forEach(profile::set);
    row.map("currentLocation")
        .forEach((name, part) -> profile.set("currentLocation." + name, part));
    sink.take(RecordKind.PERSON, row.origin("node"), () -> PersonRows.of(profile.person()));
    sink.refuseFields(RecordKind.PERSON, row.origin("node"), profile.refused());
  }

  /** A node has one entry, or several in arrays. */
  private static List<Map<String, Object>> entries(Map<String, Object> node) {
    return node.get("value") instanceof List<?> values
        ? IntStream.range(0, values.size()).mapToObj(place -> entry(node, place)).toList()
        : List.of(node);
  }

  private static Map<String, Object> entry(Map<String, Object> node, int place) {
    Map<String, Object> entry = new LinkedHashMap<>();
    node.forEach((name, value) -> putElement(entry, name, value, place));
    return entry;
  }

  private static void putElement(Map<String, Object> entry, String name, Object value, int place) {
    if (!(value instanceof List<?> list)) {
      entry.put(name, value);
    } else if (place < list.size()) {
      entry.put(name, list.get(place));
    }
  }
}
