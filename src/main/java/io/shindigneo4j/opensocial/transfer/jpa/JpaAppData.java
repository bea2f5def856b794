package io.shindigneo4j.opensocial.transfer.jpa;

import static io.shindigneo4j.opensocial.transfer.jpa.JpaRelations.text;

import io.shindigneo4j.opensocial.transfer.AppDataRows;
import io.shindigneo4j.opensocial.transfer.Origin;
import io.shindigneo4j.opensocial.transfer.RecordKind;
import io.shindigneo4j.opensocial.transfer.RecordSink;
import java.sql.SQLException;
import java.util.Map;

/** What applications keep for people in a database. */
final class JpaAppData {

  private static final String TABLE = "application_datavalue";

  private final JpaDatabase database;
  private final RecordSink sink;

  JpaAppData(JpaDatabase database, RecordSink sink) {
    this.database = database;
    this.sink = sink;
  }

  void read() throws SQLException {
    JpaQuery values =
        database
            .query(TABLE, "v")
            .select("v", "name", "key")
            .select("v", "value", "value")
            .join("application_datamap", "m", JpaDatabase.OID, "v", "application_datamap_id")
            .select("m", "person_id", "person")
            .join("application", "a", JpaDatabase.OID, "m", "application_id")
            .select("a", "id", "application");
    database.each(values, this::take);
  }

  private void take(Map<String, Object> row) {
    sink.take(
        RecordKind.APP_DATA,
        new Origin(TABLE, JpaDatabase.oid(row)),
        () ->
            AppDataRows.of(
                text(row, "person"),
                text(row, "application"),
                text(row, "key"),
                text(row, "value")));
  }
}
