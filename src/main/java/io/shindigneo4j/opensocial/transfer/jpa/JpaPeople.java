package io.shindigneo4j.opensocial.transfer.jpa;

import io.shindigneo4j.opensocial.people.ForeignProfile;
import io.shindigneo4j.opensocial.transfer.Origin;
import io.shindigneo4j.opensocial.transfer.PersonRows;
import io.shindigneo4j.opensocial.transfer.RecordKind;
import io.shindigneo4j.opensocial.transfer.RecordSink;
import io.shindigneo4j.opensocial.transfer.RefusedRecordException;
import io.shindigneo4j.opensocial.transfer.TransferRow;
import io.shindigneo4j.schema.people.PersonDetail;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** The people of a database, with their profiles. */
final class JpaPeople {

  private static final String PERSON = "person";

  private final JpaDatabase database;
  private final RecordSink sink;

  private final Set<String> repeated;
  private final Set<String> seen = new HashSet<>();

  JpaPeople(JpaDatabase database, RecordSink sink) throws SQLException {
    this.database = database;
    this.sink = sink;
    this.repeated = new HashSet<>(database.repeated(PERSON, "person_id"));
  }

  void read() throws SQLException {
    JpaQuery people =
        database
            .query(PERSON, "p")
            .select("p", ProfileColumns.PERSON)
            .join("name", "n", JpaDatabase.OID, "p", "name_id")
            .select("n", ProfileColumns.NAME)
            .join("body_type", "b", JpaDatabase.OID, "p", "body_type_id")
            .select("b", ProfileColumns.BODY_TYPE)
            .join("address", "a", JpaDatabase.OID, "p", "address_id")
            .select("a", ProfileColumns.inside("currentLocation", ProfileColumns.ADDRESS));
    database.eachPage(people, this::readPage);
  }

  private void readPage(List<Map<String, Object>> page) {
    List<Long> keys = page.stream().map(JpaDatabase::oid).toList();
    Map<PersonDetail, ChildRows> lists =
        ProfileLists.of(database).entrySet().stream()
            .collect(
                Collectors.toMap(
                    Map.Entry::getKey,
                    list -> ChildRows.of(database, list.getValue(), ProfileLists.PERSON, keys)));
    ChildRows properties =
        ChildRows.of(database, ProfileLists.properties(database), ProfileLists.PERSON, keys);
    page.forEach(row -> take(row, lists, properties));
  }

  private void take(
      Map<String, Object> row, Map<PersonDetail, ChildRows> lists, ChildRows properties) {
    long key = JpaDatabase.oid(row);
    ForeignProfile profile = new ForeignProfile();
    List<String> refused = new ArrayList<>();
    lists.forEach(
        (list, rows) -> {
          rows.of(key).forEach(entry -> profile.add(list, entry));
          rows.cut(key, list.field()).ifPresent(refused::add);
        });
    texts(properties.of(key)).forEach(profile::set);
    properties.cut(key, "person_properties").ifPresent(refused::add);
    row.forEach((name, value) -> setField(profile, name, value));
    refused.addAll(profile.refused());
    Origin origin = new Origin(PERSON, key);
    sink.take(RecordKind.PERSON, origin, () -> first(profile));
    sink.refuseFields(RecordKind.PERSON, origin, refused);
  }

  private static void setField(ForeignProfile profile, String name, Object value) {
    if (!name.equals(JpaDatabase.OID)) {
      profile.set(name, value);
    }
  }

  /** The lists of texts by their fields; those of a type that is unknown keep that. */
  private static Map<String, List<Object>> texts(List<Map<String, Object>> rows) {
    Map<String, List<Object>> texts = new LinkedHashMap<>();
    for (Map<String, Object> row : rows) {
      String type = String.valueOf(row.get("type"));
      texts
          .computeIfAbsent(
              ProfileColumns.PROPERTIES.getOrDefault(type, type), any -> new ArrayList<>())
          .add(row.get("value"));
    }
    return texts;
  }

  private TransferRow first(ForeignProfile profile) {
    String id = profile.person().getId();
    if (id != null && repeated.contains(id) && !seen.add(id)) {
      throw new RefusedRecordException("the id comes twice");
    }
    return PersonRows.of(profile.person());
  }
}
