package io.shindigneo4j.opensocial.transfer;

import java.util.Map;

/** Rows of how people are related to each other. */
public final class RelationshipRows {

  private static final String PERSON = "person";

  private RelationshipRows() {}

  /**
   * A friendship in one direction.
   *
   * @param since milliseconds since 1970
   * @throws RefusedRecordException for nobody, and for one and the same
   */
  public static TransferRow friendship(String person, String friend, long since) {
    return row(person, "friend", friend, since);
  }

  /** A request for friendship. */
  public static TransferRow request(String person, String asked, long since) {
    return row(person, "friend", asked, since);
  }

  /** Whom a person reports to. */
  public static TransferRow manager(String person, String manager, long since) {
    return row(person, "manager", manager, since);
  }

  private static TransferRow row(String person, String role, String other, long since) {
    String one = Values.id("the person", person);
    String two = Values.id("the " + role, other);
    if (one.equals(two)) {
      throw new RefusedRecordException("nobody is their own " + role);
    }
    return new TransferRow(one + '\n' + two, Map.of(PERSON, one, role, two, "since", since));
  }
}
