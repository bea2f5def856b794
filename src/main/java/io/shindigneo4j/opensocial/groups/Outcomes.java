package io.shindigneo4j.opensocial.groups;

import io.shindigneo4j.opensocial.request.Refusals;
import io.shindigneo4j.schema.groups.GroupOperations;
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
      case FULL -> throw full();
    }
  }

  /** The refusal of one group, or invitation, too many. */
  static ProtocolException full() {
    return Refusals.tooLarge(
        "a person owns at most %d groups, is in %d, and is invited into %d; %d people are invited"
                .formatted(
                    GroupOperations.MAX_OWNED,
                    GroupOperations.MAX_MEMBERSHIPS,
                    GroupOperations.MAX_RECEIVED_INVITATIONS,
                    GroupOperations.MAX_INVITATIONS)
            + " into a group");
  }

  static ProtocolException unknown() {
    return Refusals.notFound("there is no such group, or no such person in it");
  }
}
