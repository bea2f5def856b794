package io.shindigneo4j.opensocial.groups;

import io.shindigneo4j.opensocial.request.Refusals;
import io.shindigneo4j.schema.groups.GroupOperations.Outcome;
import org.apache.shindig.protocol.ProtocolException;

/** Maps outcomes of changes of groups to HTTP statuses. */
public final class Outcomes {

  private Outcomes() {}

  /**
   * Accepts what has been done.
   *
   * @throws ProtocolException with status 403, 404 or 409 for what has not
   */
  public static void requireDone(Outcome outcome) {
    switch (outcome) {
      case DONE -> {}
      case UNKNOWN -> throw unknown();
      case FORBIDDEN ->
          throw Refusals.forbidden(
              "the role in the group, or the application, does not allow this");
      case CONFLICT ->
          throw Refusals.conflict(
              "who is in a group cannot be invited, and no group is without an owner");
    }
  }

  static ProtocolException unknown() {
    return Refusals.notFound("there is no such group, or no such person in it");
  }
}
