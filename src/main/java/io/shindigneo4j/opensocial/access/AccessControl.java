package io.shindigneo4j.opensocial.access;

import com.google.inject.Inject;
import io.shindigneo4j.schema.groups.GroupOperations.GroupRole;
import io.shindigneo4j.schema.groups.GroupOperations.RequiredRole;
import io.shindigneo4j.schema.people.PeopleSelector;
import io.shindigneo4j.schema.people.PeopleSelector.PeopleRelation;
import io.shindigneo4j.schema.people.Viewpoint;
import io.shindigneo4j.schema.people.Viewpoint.Reach;
import java.util.Collection;
import java.util.Optional;
import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.protocol.ProtocolException;

/**
 * Asks the policy, as far as the scopes of the token reach, and holds callers to it: status 401 for
 * who would have to sign in, 403 for what is not allowed. Safe for use by many threads.
 */
public final class AccessControl {

  private final AccessPolicy policy;

  @Inject
  public AccessControl(AccessPolicy policy) {
    this.policy = new ScopedPolicy(policy);
  }

  /** The part of the graph that the caller may see; every list and count leaves out the rest. */
  public Viewpoint reading(Resource resource, SecurityToken token) {
    Caller caller = Caller.of(token);
    requireReading(resource, caller);
    Audience readers = policy.readers(resource, caller);
    if (readers == Audience.EVERYBODY) {
      return Viewpoint.of(caller.viewer());
    }
    String viewer = signedIn(caller);
    if (readers == null || readers == Audience.NOBODY) {
      throw forbidden();
    }
    return new Viewpoint(viewer, reach(readers));
  }

  /** The part of the graph in which the caller may see these kinds of resources. */
  public Viewpoint readingPeopleBy(SecurityToken token, Resource... resources) {
    Viewpoint narrowest = reading(Resource.PEOPLE, token);
    for (Resource resource : resources) {
      Viewpoint things = reading(resource, token);
      narrowest = narrowest.reach().compareTo(things.reach()) >= 0 ? narrowest : things;
    }
    return narrowest;
  }

  /**
   * As {@link #readingPeopleBy}, for what one person has; refuses what only the owner may read.
   * Whether the caller is a friend of the owner the graph knows, which is to be asked as far as the
   * answer reaches.
   */
  public Viewpoint readingPeopleByThoseOf(
      String owner, SecurityToken token, Resource... resources) {
    Viewpoint viewpoint = readingPeopleBy(token, resources);
    if (viewpoint.reach() == Reach.SELF && !owner.equals(viewpoint.viewer())) {
      throw forbidden();
    }
    return viewpoint;
  }

  /** As {@link #reading}, for what comes along with other things; empty if it is refused. */
  public Optional<Viewpoint> readingBeside(Resource resource, SecurityToken token) {
    try {
      return Optional.of(reading(resource, token));
    } catch (ProtocolException refused) {
      return Optional.empty();
    }
  }

  /**
   * Allows to look at what people have, such as whom they are tied to, without regard to
   * friendship. Where the policy does not open that to everybody, each person sees their own alone.
   *
   * @return the viewer's id; null if nobody is signed in
   */
  public String readingOf(Resource resource, SecurityToken token, Collection<String> owners) {
    Viewpoint viewpoint = reading(resource, token);
    if (viewpoint.reach() != Reach.EVERYBODY
        && !owners.stream().allMatch(owner -> owner.equals(viewpoint.viewer()))) {
      throw forbidden();
    }
    return viewpoint.viewer();
  }

  /** Allows to look at ties of people whoever they are. */
  public void readingEverybodysTies(Resource resource, SecurityToken token) {
    if (reading(resource, token).reach() != Reach.EVERYBODY) {
      throw forbidden();
    }
  }

  /** Who somebody's friends are, and who is in a group, may be open to fewer than people are. */
  public void readingTies(PeopleSelector around, SecurityToken token) {
    if (around.circle() == PeopleRelation.FRIENDS || around.circle() == PeopleRelation.HEARD) {
      readingOf(Resource.FRIENDSHIPS, token, around.users());
    } else if (around.circle() == PeopleRelation.GROUP) {
      readingOf(Resource.GROUPS, token, around.users());
    }
  }

  /**
   * Whether one person's things of this kind are open to the caller, without regard to friendship.
   *
   * @param owner null for everybody's
   */
  public boolean mayRead(Resource resource, SecurityToken token, String owner) {
    Caller caller = Caller.of(token);
    Audience readers = policy.readers(resource, caller);
    if (readers == Audience.EVERYBODY || caller.viewer() == null) {
      return readers == Audience.EVERYBODY;
    }
    boolean own = readers == Audience.OWNER || readers == Audience.FRIENDS;
    return readers == Audience.SIGNED_IN || (own && caller.viewer().equals(owner));
  }

  /**
   * Whether who is signed in may hear what happens to a person's things of this kind.
   *
   * @param friend whether the caller has the person among their friends
   */
  public boolean mayHear(Resource resource, SecurityToken token, String owner, boolean friend) {
    Caller caller = Caller.of(token);
    Audience readers = policy.readers(resource, caller);
    if (caller.viewer() == null || readers == null) {
      return false;
    }
    return switch (readers) {
      case NOBODY -> false;
      case OWNER -> caller.viewer().equals(owner);
      case FRIENDS -> friend || caller.viewer().equals(owner);
      case SIGNED_IN, EVERYBODY -> true;
    };
  }

  /** Whether the caller may reach things of this kind that belong to the application. */
  public boolean reachesApplication(Resource resource, SecurityToken token, String application) {
    Caller caller = Caller.of(token);
    return application.equals(caller.application())
        || policy.reachesOtherApplications(resource, caller);
  }

  /**
   * Allows a write to a person's things, or refuses it.
   *
   * @return the viewer's id
   */
  public String writing(Resource resource, SecurityToken token, String owner) {
    String viewer = viewer(token);
    requireWriting(resource, Caller.of(token));
    if (!mayWrite(resource, token, owner)) {
      throw forbidden();
    }
    return viewer;
  }

  /** Allows to delete a person, or refuses it. */
  public void deleting(SecurityToken token, String person) {
    writing(Resource.PEOPLE, token, person);
    if (!policy.mayDeletePeople(Caller.of(token))) {
      throw forbidden();
    }
  }

  /** Whether {@link #writing} is allowed. */
  public boolean mayWrite(Resource resource, SecurityToken token, String owner) {
    Caller caller = Caller.of(token);
    Audience writers = policy.writers(resource, caller);
    boolean open = writers == Audience.SIGNED_IN || writers == Audience.EVERYBODY;
    boolean own = writers == Audience.OWNER || writers == Audience.FRIENDS;
    return caller.viewer() != null && (open || (own && caller.viewer().equals(owner)));
  }

  /** The viewer's id; status 401 if nobody is signed in. */
  public String viewer(SecurityToken token) {
    return signedIn(Caller.of(token));
  }

  /** Whose skills the caller may endorse, besides that nobody endorses themselves. */
  public Viewpoint endorsing(SecurityToken token) {
    Caller caller = Caller.of(token);
    String viewer = signedIn(caller);
    requireWriting(Resource.ENDORSEMENTS, caller);
    Audience writers = policy.writers(Resource.ENDORSEMENTS, caller);
    if (writers == null || writers == Audience.NOBODY) {
      throw forbidden();
    }
    return new Viewpoint(viewer, reach(writers));
  }

  /** The role in a group that an action needs; the graph knows the caller's role. */
  public RequiredRole requiredRole(GroupAction action, SecurityToken token) {
    Caller caller = Caller.of(token);
    return new RequiredRole(
        policy.requiredRole(action, false, caller), policy.requiredRole(action, true, caller));
  }

  /** Whether everybody who may know of an open group may see who is in it. */
  public boolean showsMembers(SecurityToken token) {
    return requiredRole(GroupAction.SEE_MEMBERS, token).open() == GroupRole.NONE;
  }

  /** Whether members of closed groups may see who else is in them, besides. */
  public boolean showsMembersToMembers(SecurityToken token) {
    GroupRole closed = requiredRole(GroupAction.SEE_MEMBERS, token).closed();
    return showsMembers(token) && closed != null && closed.compareTo(GroupRole.MEMBER) <= 0;
  }

  /**
   * The application whose things are meant.
   *
   * @param requested null for the caller's own
   */
  public String application(Resource resource, SecurityToken token, String requested) {
    Caller caller = Caller.of(token);
    String application = ApplicationId.of(requested);
    if (application == null || application.equals(caller.application())) {
      return caller.application();
    }
    if (!policy.reachesOtherApplications(resource, caller)) {
      throw forbidden();
    }
    return application;
  }

  /**
   * The application that things must belong to for the caller to reach them; null if it may be any.
   *
   * @param requested as of {@link #application}
   */
  public String onlyApplication(Resource resource, SecurityToken token, String requested) {
    boolean any = requested == null && policy.reachesOtherApplications(resource, Caller.of(token));
    return any ? null : application(resource, token, requested);
  }

  private static Reach reach(Audience readers) {
    return switch (readers) {
      case OWNER -> Reach.SELF;
      case FRIENDS -> Reach.FRIENDS;
      case SIGNED_IN, EVERYBODY -> Reach.EVERYBODY;
      case NOBODY -> throw forbidden();
    };
  }

  private static String signedIn(Caller caller) {
    return caller
        .signedIn()
        .orElseThrow(
            () ->
                new ProtocolException(HttpServletResponse.SC_UNAUTHORIZED, "nobody is signed in"));
  }

  private static void requireReading(Resource resource, Caller caller) {
    if (!caller.scopes().allowReading(resource)) {
      throw forbidden(MissingScope.message(ScopeArea.of(resource).reading()));
    }
  }

  private static void requireWriting(Resource resource, Caller caller) {
    if (!caller.scopes().allowWriting(resource)) {
      throw forbidden(MissingScope.message(ScopeArea.of(resource).writing()));
    }
  }

  private static ProtocolException forbidden() {
    return forbidden("this is not allowed");
  }

  private static ProtocolException forbidden(String message) {
    return new ProtocolException(HttpServletResponse.SC_FORBIDDEN, message);
  }
}
