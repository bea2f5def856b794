package io.shindigneo4j.opensocial.access;

import com.google.inject.Inject;
import io.shindigneo4j.opensocial.configuration.BackendSettings;
import io.shindigneo4j.schema.groups.GroupRole;

/** Those signed in read, the owner writes; messages and app data are private. */
public final class DefaultAccessPolicy implements AccessPolicy {

  private final boolean anonymousRead;

  @Inject
  DefaultAccessPolicy(BackendSettings settings) {
    this(settings.anonymousRead());
  }

  /**
   * The policy.
   *
   * @param anonymousRead whether who is not signed in may read people
   */
  public DefaultAccessPolicy(boolean anonymousRead) {
    this.anonymousRead = anonymousRead;
  }

  @Override
  public Audience readers(Resource resource, Caller caller) {
    return switch (resource) {
      case PEOPLE -> anonymousRead ? Audience.EVERYBODY : Audience.SIGNED_IN;
      case FRIENDSHIPS, GROUPS, ACTIVITIES, ALBUMS, MEDIA_ITEMS, SKILLS, ENDORSEMENTS, HIERARCHY ->
          Audience.SIGNED_IN;
      case APP_DATA -> Audience.FRIENDS;
      case MESSAGES, REQUESTS, SALARIES -> Audience.OWNER;
    };
  }

  @Override
  public Audience writers(Resource resource, Caller caller) {
    return resource == Resource.ENDORSEMENTS ? Audience.FRIENDS : Audience.OWNER;
  }

  @Override
  public GroupRole requiredRole(GroupAction action, boolean closed, Caller caller) {
    return switch (action) {
      case SEE_MEMBERS -> closed ? GroupRole.MEMBER : GroupRole.NONE;
      case INVITE -> closed ? GroupRole.ADMIN : GroupRole.MEMBER;
      case UPDATE, REMOVE_MEMBER, SEE_INVITATIONS, WITHDRAW_INVITATION -> GroupRole.ADMIN;
      case REMOVE_LEADER, CHANGE_ROLE, DELETE -> GroupRole.OWNER;
    };
  }

  @Override
  public boolean reachesOtherApplications(Resource resource, Caller caller) {
    return resource != Resource.APP_DATA;
  }
}
