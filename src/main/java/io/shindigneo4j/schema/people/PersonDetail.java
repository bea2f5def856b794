package io.shindigneo4j.schema.people;

import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The lists of a profile whose entries have several properties: each entry is a node of its own
 * that belongs to one person.
 */
public enum PersonDetail {
  ACCOUNTS("accounts", "HAS_ACCOUNT", "Account"),
  ADDRESSES("addresses", "HAS_ADDRESS", "Address"),
  ALTERNATE_NAMES("alternateNames", "HAS_ALTERNATE_NAME", "AlternateName"),
  EMAILS("emails", "HAS_EMAIL", "Email"),
  IMS("ims", "HAS_IM", "InstantMessenger"),
  ORGANIZATIONS("organizations", "HAS_ORGANIZATION", "Organization"),
  PHONE_NUMBERS("phoneNumbers", "HAS_PHONE_NUMBER", "PhoneNumber"),
  PHOTOS("photos", "HAS_PHOTO", "Photo"),
  URLS("urls", "HAS_URL", "Url");

  private static final Map<String, PersonDetail> OF_RELATIONSHIP_TYPE =
      Stream.of(values())
          .collect(Collectors.toUnmodifiableMap(PersonDetail::relationshipType, each -> each));

  private final String field;
  private final String relationshipType;
  private final String label;

  PersonDetail(String field, String relationshipType, String label) {
    this.field = field;
    this.relationshipType = relationshipType;
    this.label = label;
  }

  /** The OpenSocial field. */
  public String field() {
    return field;
  }

  /** From the person to the entry. */
  public String relationshipType() {
    return relationshipType;
  }

  /** The label of an entry. */
  public String label() {
    return label;
  }

  public static Optional<PersonDetail> ofField(String field) {
    return Stream.of(values()).filter(detail -> detail.field.equals(field)).findFirst();
  }

  /**
   * The list that relationships of a type lead to.
   *
   * @param type null for that of a relationship that Cypher finds deleted meanwhile, which is of no
   *     list
   */
  public static Optional<PersonDetail> ofRelationshipType(String type) {
    return Optional.ofNullable(type).map(OF_RELATIONSHIP_TYPE::get);
  }
}
