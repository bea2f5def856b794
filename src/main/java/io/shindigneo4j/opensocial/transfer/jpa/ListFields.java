package io.shindigneo4j.opensocial.transfer.jpa;

/**
 * Queries of list fields, such as e-mails. Each list has a table. Its types and values are there
 * or, with the mapping that Shindig's {@code orm.xml} declares, in a table of all lists, which has
 * the same keys.
 */
final class ListFields {

  private static final String ALL = "list_field";

  private ListFields() {}

  /**
   * Reads the entries of a list.
   *
   * @param owner the column with the key of whose list it is
   */
  static JpaQuery of(JpaDatabase database, String table, String owner) {
    JpaQuery query =
        database.query(table, "l").select("l", owner, owner).select("l", ProfileColumns.LIST_FIELD);
    return database.schema().column(table, "field_value").isPresent()
        ? query
        : query
            .join(ALL, "f", JpaDatabase.OID, "l", JpaDatabase.OID)
            .select("f", ProfileColumns.LIST_FIELD);
  }
}
