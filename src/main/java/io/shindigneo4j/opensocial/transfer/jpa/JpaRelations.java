package io.shindigneo4j.opensocial.transfer.jpa;

import io.shindigneo4j.opensocial.transfer.GroupRows;
import io.shindigneo4j.opensocial.transfer.Origin;
import io.shindigneo4j.opensocial.transfer.RecordKind;
import io.shindigneo4j.opensocial.transfer.RecordSink;
import io.shindigneo4j.opensocial.transfer.RelationshipRows;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;

/** The friendships and groups of a database. */
final class JpaRelations {

  private static final String GROUP = "person_group";

  /** What refers to a group. */
  private static final String OF_GROUP = "group_id";

  private static final Set<String> GROUP_PROPERTIES = Set.of("title", "name", "description");

  private final JpaDatabase database;
  private final RecordSink sink;
  private final long since;

  /**
   * @param since when they begin, as the tables do not say it
   */
  JpaRelations(JpaDatabase database, RecordSink sink, long since) {
    this.database = database;
    this.sink = sink;
    this.since = since;
  }

  void read() throws SQLException {
    JpaQuery friends =
        database
            .query("friend", "f")
            .join("person", "p", JpaDatabase.OID, "f", "person_id")
            .select("p", "person_id", "person")
            .join("person", "q", JpaDatabase.OID, "f", "friend_id")
            .select("q", "person_id", "friend");
    database.each(friends, this::takeFriend);
    database.eachPage(groups(), this::takeGroups);
    database.eachPage(groups(), this::takeMembers);
  }

  private void takeFriend(Map<String, Object> row) {
    sink.take(
        RecordKind.FRIENDSHIP,
        new Origin("friend", JpaDatabase.oid(row)),
        () -> RelationshipRows.friendship(text(row, "person"), text(row, "friend"), since));
  }

  private JpaQuery groups() {
    return database
        .query(GROUP, "g")
        .select("g", "id", "id")
        .join("person", "p", JpaDatabase.OID, "g", "person_id")
        .select("p", "person_id", "owner");
  }

  private void takeGroups(List<Map<String, Object>> page) {
    ChildRows properties =
        ChildRows.of(
            database,
            ListFields.of(database, "group_property", OF_GROUP),
            OF_GROUP,
            page.stream().map(JpaDatabase::oid).toList());
    page.forEach(row -> takeGroup(row, properties.of(JpaDatabase.oid(row))));
  }

  private void takeGroup(Map<String, Object> row, List<Map<String, Object>> properties) {
    Origin origin = new Origin(GROUP, JpaDatabase.oid(row));
    sink.take(
        RecordKind.GROUP,
        origin,
        () ->
            GroupRows.group(
                text(row, "id"),
                property(properties, "title", "name"),
                property(properties, "description"),
                text(row, "owner")));
    sink.refuseFields(
        RecordKind.GROUP,
        origin,
        properties.stream()
            .map(property -> text(property, "type"))
            .filter(type -> type == null || !GROUP_PROPERTIES.contains(type))
            .map(type -> "property " + type)
            .toList());
  }

  private static String property(List<Map<String, Object>> properties, String... types) {
    return Stream.of(types)
        .flatMap(
            type -> properties.stream().filter(property -> type.equals(text(property, "type"))))
        .map(property -> text(property, "value"))
        .filter(Objects::nonNull)
        .findFirst()
        .orElse(null);
  }

  private void takeMembers(List<Map<String, Object>> page) {
    JpaQuery members =
        new JpaQuery(database.schema(), "membership", "m")
            .join(GROUP, "g", JpaDatabase.OID, "m", OF_GROUP)
            .select("g", "id", "group")
            .join("person", "p", JpaDatabase.OID, "m", "person_id")
            .select("p", "person_id", "person");
    database.eachOf(
        members,
        OF_GROUP,
        page.stream().map(JpaDatabase::oid).toList(),
        OF_GROUP,
        row ->
            sink.take(
                RecordKind.MEMBERSHIP,
                new Origin("membership of", row.get("group") + ": " + row.get("person")),
                () -> GroupRows.membership(text(row, "person"), text(row, "group"), since)));
  }

  static String text(Map<String, Object> row, String name) {
    return Objects.toString(row.get(name), null);
  }
}
