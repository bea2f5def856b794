package io.shindigneo4j.opensocial.access;

import io.shindigneo4j.schema.groups.GroupOperations.GroupRole;

/** Lets everybody do everything. */
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
  public GroupRole requiredRole(GroupAction action, boolean closed, Caller caller) {
    return GroupRole.NONE;
  }

  @Override
  public boolean reachesOtherApplications(Resource resource, Caller caller) {
    return true;
  }
}
