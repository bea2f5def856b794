package io.shindigneo4j.opensocial.transfer.jpa;

import io.shindigneo4j.schema.people.PersonDetail;
import java.util.EnumMap;
import java.util.Map;

/** The queries that read the lists of profiles, each with the person's key. */
final class ProfileLists {

  /** What refers to the person. */
  static final String PERSON = "person_id";

  private ProfileLists() {}

  static Map<PersonDetail, JpaQuery> of(JpaDatabase database) {
    Map<PersonDetail, JpaQuery> lists = new EnumMap<>(PersonDetail.class);
    lists.put(PersonDetail.EMAILS, simple(database, "email"));
    lists.put(PersonDetail.IMS, simple(database, "im"));
    lists.put(PersonDetail.PHONE_NUMBERS, simple(database, "phone"));
    lists.put(PersonDetail.PHOTOS, simple(database, "photo"));
    lists.put(PersonDetail.URLS, simple(database, "url").select("l", "link_text", "linkText"));
    lists.put(PersonDetail.ACCOUNTS, accounts(database));
    lists.put(PersonDetail.ADDRESSES, addresses(database));
    lists.put(PersonDetail.ORGANIZATIONS, organizations(database));
    return lists;
  }

  /** The properties that are lists of texts. */
  static JpaQuery properties(JpaDatabase database) {
    return simple(database, "person_properties");
  }

  private static JpaQuery simple(JpaDatabase database, String table) {
    return ListFields.of(database, table, PERSON);
  }

  private static JpaQuery accounts(JpaDatabase database) {
    return database
        .query("person_account", "p")
        .select("p", PERSON, PERSON)
        .join("account", "a", JpaDatabase.OID, "p", JpaDatabase.OID)
        .select("a", ProfileColumns.ACCOUNT);
  }

  /** What says the same of an address in both tables is the person's. */
  private static JpaQuery addresses(JpaDatabase database) {
    return database
        .query("person_address", "p")
        .select("p", PERSON, PERSON)
        .select("p", ProfileColumns.ADDRESS)
        .join("address", "a", JpaDatabase.OID, "p", JpaDatabase.OID)
        .select("a", ProfileColumns.ADDRESS);
  }

  private static JpaQuery organizations(JpaDatabase database) {
    return database
        .query("person_organization", "p")
        .select("p", PERSON, PERSON)
        .select("p", ProfileColumns.ORGANIZATION)
        .join("organization", "o", JpaDatabase.OID, "p", JpaDatabase.OID)
        .select("o", ProfileColumns.ORGANIZATION)
        .join("organizational_address", "w", "organization_id", "o", JpaDatabase.OID)
        .join("address", "a", JpaDatabase.OID, "w", JpaDatabase.OID)
        .select("a", ProfileColumns.inside("address", ProfileColumns.ADDRESS));
  }
}
