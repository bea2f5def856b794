package io.shindigneo4j.workload.row;

import java.util.List;

/**
 * A person with a profile.
 *
 * @param gender female or male
 * @param birthday ISO 8601, a time in UTC with milliseconds
 */
public record PersonRow(
    String id,
    String givenName,
    String familyName,
    String nickname,
    String gender,
    String birthday,
    String aboutMe,
    String status,
    String relationshipStatus,
    String thumbnailUrl,
    String profileUrl,
    String email,
    List<String> interests,
    List<String> languages,
    List<Address> addresses,
    List<Employment> organizations)
    implements NetworkRow {

  /** An address. */
  public record Address(
      String streetAddress,
      String locality,
      String region,
      String postalCode,
      String country,
      double latitude,
      double longitude) {}

  /**
   * An employment at an organisation.
   *
   * @param field the line of business
   * @param startDate ISO 8601, a time in UTC with milliseconds
   */
  public record Employment(
      String name, String field, String webpage, String title, String startDate) {}
}
