package io.shindigneo4j.acceptance;

import io.shindigneo4j.opensocial.access.AccessPolicy;
import io.shindigneo4j.opensocial.access.Audience;
import io.shindigneo4j.opensocial.access.Caller;
import io.shindigneo4j.opensocial.access.GroupAction;
import io.shindigneo4j.opensocial.access.Resource;
import io.shindigneo4j.schema.groups.GroupOperations.GroupRole;

/** Keeps nobody out: Shindig's tests read what is private by our own policy. */
final class OpenPolicy implements AccessPolicy {

  @Override
  public Audience readers(Resource resource, Caller caller) {
    return Audience.EVERYBODY;
  }

  @Override
  public Audience writers(Resource resource, Caller caller) {
    return Audience.EVERYBODY;
  }

  @Override
  public boolean reachesOtherApplications(Resource resource, Caller caller) {
    return true;
  }

  @Override
  public GroupRole requiredRole(GroupAction action, boolean closed, Caller caller) {
    return GroupRole.NONE;
  }
}
