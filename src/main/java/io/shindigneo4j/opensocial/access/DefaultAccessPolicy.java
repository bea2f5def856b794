package io.shindigneo4j.opensocial.access;

import com.google.common.base.Strings;
import com.google.inject.Inject;
import io.shindigneo4j.opensocial.configuration.BackendSettings;
import io.shindigneo4j.opensocial.configuration.ContainerSetting;
import io.shindigneo4j.opensocial.configuration.SettingSources;
import io.shindigneo4j.schema.groups.GroupOperations.GroupRole;
import java.util.Optional;

/**
 * Those signed in read, the owner writes; messages and app data are private. Of what the
 * container's own pages keep for somebody, friends see the gadgets on that person's page, and not
 * those at home. A gadget on these pages deletes no person and no group.
 */
public final class DefaultAccessPolicy implements AccessPolicy {

  private final boolean anonymousRead;
  private final String container;
  private final String profiles;

  @Inject
  DefaultAccessPolicy(BackendSettings settings) {
    this(
        settings.anonymousRead(),
        SettingSources.read(ContainerSetting::application),
        SettingSources.read(ContainerSetting::profiles));
  }

  /**
   * The policy where the container's own pages have the default application.
   *
   * @param anonymousRead whether who is not signed in may read people
   */
  public DefaultAccessPolicy(boolean anonymousRead) {
    this(
        anonymousRead,
        ContainerSetting.application(key -> Optional.empty()),
        ContainerSetting.profiles(key -> Optional.empty()));
  }

  private DefaultAccessPolicy(boolean anonymousRead, String container, String profiles) {
    this.anonymousRead = anonymousRead;
    this.container = container;
    this.profiles = profiles;
  }

  @Override
  public Audience readers(Resource resource, Caller caller) {
    if (resource == Resource.APP_DATA && isImpostor(caller)) {
      return Audience.NOBODY;
    }
    return switch (resource) {
      case PEOPLE -> anonymousRead ? Audience.EVERYBODY : Audience.SIGNED_IN;
      case FRIENDSHIPS, GROUPS, ACTIVITIES, ALBUMS, MEDIA_ITEMS, SKILLS, ENDORSEMENTS, HIERARCHY ->
          Audience.SIGNED_IN;
      case APP_DATA -> isOfContainer(caller) ? Audience.OWNER : Audience.FRIENDS;
      case MESSAGES, REQUESTS, SALARIES -> Audience.OWNER;
    };
  }

  @Override
  public Audience writers(Resource resource, Caller caller) {
    if (resource == Resource.APP_DATA && isImpostor(caller)) {
      return Audience.NOBODY;
    }
    return resource == Resource.ENDORSEMENTS ? Audience.FRIENDS : Audience.OWNER;
  }

  private boolean isOfContainer(Caller caller) {
    return container.equals(caller.application());
  }

  /** A client of OAuth that has a name of the container's pages is none of them. */
  private boolean isImpostor(Caller caller) {
    boolean isNamedSo = isOfContainer(caller) || profiles.equals(caller.application());
    return isNamedSo && caller.scopes().areLimited();
  }

  @Override
  public GroupRole requiredRole(GroupAction action, boolean closed, Caller caller) {
    return switch (action) {
      case SEE_MEMBERS -> closed ? GroupRole.MEMBER : GroupRole.NONE;
      case INVITE -> closed ? GroupRole.ADMIN : GroupRole.MEMBER;
      case UPDATE, REMOVE_MEMBER, SEE_INVITATIONS, WITHDRAW_INVITATION -> GroupRole.ADMIN;
      case REMOVE_LEADER, CHANGE_ROLE -> GroupRole.OWNER;
      case DELETE -> isGadget(caller) ? null : GroupRole.OWNER;
    };
  }

  @Override
  public boolean mayDeletePeople(Caller caller) {
    return !isGadget(caller);
  }

  /** Runs as soon as its viewer sees it, unasked. */
  private boolean isGadget(Caller caller) {
    return caller.inSession()
        && !Strings.isNullOrEmpty(caller.application())
        && !isOfContainer(caller);
  }

  @Override
  public boolean reachesOtherApplications(Resource resource, Caller caller) {
    return resource != Resource.APP_DATA;
  }
}
