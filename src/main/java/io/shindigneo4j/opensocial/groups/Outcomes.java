package io.shindigneo4j.opensocial.groups;

import io.shindigneo4j.driver.Result;
import io.shindigneo4j.driver.ResultRecord;
import io.shindigneo4j.opensocial.request.Refusals;
import io.shindigneo4j.schema.groups.Outcome;
import org.apache.shindig.protocol.ProtocolException;

/** What has become of a change of a group, as statuses. */
public final class Outcomes {

  private Outcomes() {}

  /**
   * The record of what has been done.
   *
   * @throws ProtocolException with status 403, 404 or 409 for what has not
   */
  public static ResultRecord done(Result result) {
    ResultRecord record = result.first().orElseThrow();
    requireDone(Outcome.of(record.get("outcome", String.class)));
    return record;
  }

  /**
   * Lets pass what has been done.
   *
   * @throws ProtocolException with status 403, 404 or 409 for what has not
   */
  public static void requireDone(Outcome outcome) {
    switch (outcome) {
      case DONE -> {}
      case UNKNOWN -> throw unknown();
      case FORBIDDEN -> throw Refusals.forbidden("the role in the group does not allow this");
      case CONFLICT ->
          throw Refusals.conflict(
              "who is in a group cannot be invited, and no group is without an owner");
    }
  }

  static ProtocolException unknown() {
    return Refusals.notFound("there is no such group, or no such person in it");
  }
}
