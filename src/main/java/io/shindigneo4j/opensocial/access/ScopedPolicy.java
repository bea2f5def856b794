package io.shindigneo4j.opensocial.access;

import io.shindigneo4j.schema.groups.GroupOperations.GroupRole;

/** A policy, narrowed to the scopes of the caller's token. It never allows more. */
final class ScopedPolicy implements AccessPolicy {

  private final AccessPolicy policy;

  ScopedPolicy(AccessPolicy policy) {
    this.policy = policy;
  }

  @Override
  public Audience readers(Resource resource, Caller caller) {
    return caller.scopes().allowReading(resource)
        ? policy.readers(resource, caller)
        : Audience.NOBODY;
  }

  @Override
  public Audience writers(Resource resource, Caller caller) {
    return caller.scopes().allowWriting(resource)
        ? policy.writers(resource, caller)
        : Audience.NOBODY;
  }

  @Override
  public GroupRole requiredRole(GroupAction action, boolean closed, Caller caller) {
    boolean allowed =
        switch (action) {
          case SEE_MEMBERS, SEE_INVITATIONS -> caller.scopes().allowReading(Resource.GROUPS);
          case UPDATE,
              DELETE,
              INVITE,
              WITHDRAW_INVITATION,
              REMOVE_MEMBER,
              REMOVE_LEADER,
              CHANGE_ROLE ->
              caller.scopes().allowWriting(Resource.GROUPS);
        };
    return allowed ? policy.requiredRole(action, closed, caller) : null;
  }

  @Override
  public boolean mayDeletePeople(Caller caller) {
    return policy.mayDeletePeople(caller);
  }

  /** An application with scopes sees no other application's data, whatever the policy says. */
  @Override
  public boolean reachesOtherApplications(Resource resource, Caller caller) {
    boolean closed = resource == Resource.APP_DATA && caller.scopes().areLimited();
    return !closed && policy.reachesOtherApplications(resource, caller);
  }
}
