package io.shindigneo4j.opensocial.groups;

import com.google.inject.Inject;
import io.shindigneo4j.opensocial.request.InputRequestItem;
import io.shindigneo4j.opensocial.request.Inputs;
import io.shindigneo4j.opensocial.request.PartialUpdate;
import io.shindigneo4j.opensocial.request.Refusals;
import io.shindigneo4j.opensocial.request.RequestId;
import io.shindigneo4j.opensocial.request.SupportedFields;
import io.shindigneo4j.schema.groups.GroupOperations.GroupRole;
import io.shindigneo4j.schema.groups.GroupOperations.MembershipKind;
import java.util.Collection;
import java.util.Set;
import java.util.concurrent.Future;
import org.apache.shindig.protocol.Operation;
import org.apache.shindig.protocol.Service;
import org.apache.shindig.social.opensocial.model.Person;
import org.apache.shindig.social.opensocial.spi.CollectionOptions;
import org.apache.shindig.social.opensocial.spi.CollectionOptionsFactory;
import org.apache.shindig.social.opensocial.spi.GroupService;

/**
 * Groups over REST and JSON-RPC (OpenSocial Social API Server 2.5.1, Groups), with members and
 * invitations as resources below a group.
 */
@Service(name = "groups", path = "/{userId}/{groupId}")
public final class GroupsHandler {

  private static final String SELF = "@self";
  private static final String MEMBERS = "/{userId}/{groupId}/@members/{personId}";
  private static final String INVITED = "/{userId}/{groupId}/@invitations/{personId}";
  private static final String INVITATIONS = "/{userId}/@invitations/{groupId}";

  private final GroupService groups;
  private final GraphGroupService reading;
  private final GroupUpdates keeping;
  private final Memberships memberships;
  private final Members members;
  private final CollectionOptionsFactory options;
  private final SupportedFields supportedFields;

  @Inject
  GroupsHandler(
      GroupService groups,
      GraphGroupService reading,
      GroupUpdates keeping,
      Memberships memberships,
      Members members,
      CollectionOptionsFactory options,
      SupportedFields supportedFields) {
    this.groups = groups;
    this.reading = reading;
    this.keeping = keeping;
    this.memberships = memberships;
    this.members = members;
    this.options = options;
    this.supportedFields = supportedFields;
  }

  /** The groups of a user, or the one that is named. */
  @Operation(httpMethods = "GET")
  public Future<?> get(InputRequestItem request) {
    reading.requireReader(request.getToken());
    return isOfUser(request)
        ? groups.getGroups(
            Inputs.user(request), options(request), request.getFields(), request.getToken())
        : reading.getGroup(group(request), request.getFields(), request.getToken());
  }

  @Operation(httpMethods = "POST", bodyParam = "group")
  public Future<?> create(InputRequestItem request) {
    return keeping.create(
        Inputs.user(request),
        Inputs.body(request, "group", SocialGroup.class),
        RequestId.of(request),
        request.getToken());
  }

  @Operation(httpMethods = "PUT", bodyParam = "group")
  public Future<?> update(InputRequestItem request) {
    SocialGroup sent = Inputs.body(request, "group", SocialGroup.class);
    boolean named = !isOfUser(request) || sent.getId() == null;
    return keeping.update(
        Inputs.user(request),
        named ? group(request) : sent.getId(),
        sent,
        PartialUpdate.of(request, "group", SocialGroup.class).removed(),
        request.getToken());
  }

  @Operation(httpMethods = "DELETE")
  public Future<?> delete(InputRequestItem request) {
    return keeping.delete(Inputs.user(request), group(request), request.getToken());
  }

  @Operation(httpMethods = "GET", path = MEMBERS)
  public Future<?> members(InputRequestItem request) {
    reading.requireReader(request.getToken());
    return people(request, MembershipKind.MEMBERSHIP);
  }

  @Operation(httpMethods = "POST", path = MEMBERS)
  public Future<?> join(InputRequestItem request) {
    return memberships.join(Inputs.user(request), group(request), request.getToken());
  }

  /** Leaves the group, or removes the person who is named. */
  @Operation(httpMethods = "DELETE", path = MEMBERS, bodyParam = "person")
  public Future<?> leave(InputRequestItem request) {
    return memberships.remove(
        Inputs.user(request), group(request), personOrUser(request), request.getToken());
  }

  /** As {@code leave}, for a person who is named. */
  @Operation(httpMethods = {})
  public Future<?> removeMember(InputRequestItem request) {
    return memberships.remove(
        Inputs.user(request), group(request), Inputs.person(request), request.getToken());
  }

  /** Makes a person a {@code member}, {@code admin} or {@code owner}. */
  @Operation(httpMethods = "PUT", path = MEMBERS, bodyParam = "member")
  public Future<?> changeRole(InputRequestItem request) {
    return memberships.changeRole(
        Inputs.user(request),
        group(request),
        Inputs.person(request),
        role(request),
        request.getToken());
  }

  /** Who is invited into the group. */
  @Operation(httpMethods = "GET", path = INVITED)
  public Future<?> invited(InputRequestItem request) {
    reading.requireReader(request.getToken());
    return people(request, MembershipKind.INVITATION);
  }

  @Operation(httpMethods = "POST", path = INVITED, bodyParam = "person")
  public Future<?> invite(InputRequestItem request) {
    return memberships.invite(
        Inputs.user(request), group(request), Inputs.person(request), request.getToken());
  }

  @Operation(httpMethods = "DELETE", path = INVITED, bodyParam = "person")
  public Future<?> withdrawInvitation(InputRequestItem request) {
    return memberships.uninvite(
        Inputs.user(request), group(request), Inputs.person(request), request.getToken());
  }

  /** The groups that the user is invited into. */
  @Operation(httpMethods = "GET", path = INVITATIONS)
  public Future<?> invitations(InputRequestItem request) {
    reading.requireInvited(request.getToken());
    return reading.getInvitations(
        Inputs.user(request), options(request), request.getFields(), request.getToken());
  }

  @Operation(
      httpMethods = {"POST", "PUT"},
      path = INVITATIONS)
  public Future<?> accept(InputRequestItem request) {
    return join(request);
  }

  @Operation(httpMethods = "DELETE", path = INVITATIONS)
  public Future<?> decline(InputRequestItem request) {
    return memberships.uninvite(
        Inputs.user(request), group(request), viewer(request), request.getToken());
  }

  @Operation(httpMethods = "GET", path = "/@supportedFields")
  public Collection<?> supportedFields(InputRequestItem request) {
    return supportedFields.of("group", request, GroupMapper.fields());
  }

  private Future<?> people(InputRequestItem request, MembershipKind bond) {
    Set<String> fields = request.getFields(Person.Field.DEFAULT_FIELDS);
    return members.list(group(request), bond, options(request), fields, request.getToken());
  }

  private static String personOrUser(InputRequestItem request) {
    return Inputs.hasPerson(request) ? Inputs.person(request) : viewer(request);
  }

  private static String viewer(InputRequestItem request) {
    return Inputs.user(request).getUserId(request.getToken());
  }

  private static GroupRole role(InputRequestItem request) {
    String role =
        request.getParameter("role") == null
            ? Inputs.body(request, "member", GroupMember.class).getRole()
            : request.getParameter("role");
    return switch (role == null ? "" : role) {
      case "member" -> GroupRole.MEMBER;
      case "admin" -> GroupRole.ADMIN;
      case "owner" -> GroupRole.OWNER;
      default -> throw Refusals.badRequest("a role is member, admin or owner");
    };
  }

  private CollectionOptions options(InputRequestItem request) {
    return options.create(request);
  }

  private static String group(InputRequestItem request) {
    if (isOfUser(request)) {
      throw Refusals.badRequest("groupId is missing");
    }
    return Inputs.text(request, "groupId");
  }

  /** Whether no group is named. Shindig's osapi adds {@code @self} to every call. */
  private static boolean isOfUser(InputRequestItem request) {
    String group = request.getParameter("groupId");
    return group == null || group.equals(SELF);
  }
}
