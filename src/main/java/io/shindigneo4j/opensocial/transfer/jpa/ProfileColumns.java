package io.shindigneo4j.opensocial.transfer.jpa;

import java.util.LinkedHashMap;
import java.util.Map;

/** Which columns have which fields of a profile. */
final class ProfileColumns {

  /** Those of {@code person}. */
  static final Map<String, String> PERSON =
      of(
          "person_id id",
          "about_me aboutMe",
          "age age",
          "birthday birthday",
          "children children",
          "display_name displayName",
          "drinker drinker.value",
          "ethnicity ethnicity",
          "fashion fashion",
          "gender gender",
          "happiest_when happiestWhen",
          "humor humor",
          "job_interests jobInterests",
          "living_arrangement livingArrangement",
          "network_presence networkPresence.value",
          "nickname nickname",
          "pets pets",
          "political_views politicalViews",
          "preferredUsername preferredUsername",
          "relationship_status relationshipStatus",
          "religion religion",
          "romance romance",
          "scared_of scaredOf",
          "sexual_orientation sexualOrientation",
          "smoker smoker.value",
          "status status",
          "updated updated",
          "utc_offset utcOffset");

  static final Map<String, String> NAME =
      of(
          "additional_name name.additionalName",
          "family_name name.familyName",
          "formatted name.formatted",
          "given_name name.givenName",
          "honorific_prefix name.honorificPrefix",
          "honorific_suffix name.honorificSuffix");

  static final Map<String, String> BODY_TYPE =
      of(
          "build bodyType.build",
          "eye_color bodyType.eyeColor",
          "hair_color bodyType.hairColor",
          "height bodyType.height",
          "weight bodyType.weight");

  static final Map<String, String> ADDRESS =
      of(
          "country country",
          "formatted formatted",
          "latitude latitude",
          "locality locality",
          "longitude longitude",
          "postal_code postalCode",
          "primary_address primary",
          "region region",
          "street_address streetAddress",
          "type type");

  static final Map<String, String> ORGANIZATION =
      of(
          "description description",
          "endDate endDate",
          "field field",
          "name name",
          "primary_organization primary",
          "salary salary",
          "start_date startDate",
          "sub_field subField",
          "title title",
          "type type",
          "webpage webpage");

  static final Map<String, String> ACCOUNT =
      of("domain domain", "user_id userId", "username username");

  /** Those of all tables of simple lists. */
  static final Map<String, String> LIST_FIELD =
      of("field_type type", "field_value value", "primary_field primary");

  /** The types of {@code person_properties}, which are lists of texts. */
  static final Map<String, String> PROPERTIES =
      of(
          "activity activities",
          "book books",
          "car cars",
          "food food",
          "hero heroes",
          "interest interests",
          "language languagesSpoken",
          "looking-for lookingFor",
          "movie movies",
          "music music",
          "quotes quotes",
          "sport sports",
          "tag tags",
          "turnoff turnOffs",
          "turnon turnOns",
          "tvshow tvShows");

  private ProfileColumns() {}

  private static Map<String, String> of(String... columns) {
    Map<String, String> names = new LinkedHashMap<>();
    for (String column : columns) {
      String[] pair = column.split(" ", 2);
      names.put(pair[0], pair[1]);
    }
    return names;
  }

  /** The same columns, with fields inside another. */
  static Map<String, String> inside(String field, Map<String, String> columns) {
    Map<String, String> names = new LinkedHashMap<>();
    columns.forEach((column, name) -> names.put(column, field + "." + name));
    return names;
  }
}
