package io.shindigneo4j.opensocial.mapping;

import io.shindigneo4j.opensocial.access.AccessControl;
import io.shindigneo4j.opensocial.access.Resource;
import io.shindigneo4j.opensocial.request.RequestedUser;
import io.shindigneo4j.schema.people.PeopleSelector;
import io.shindigneo4j.schema.people.PeopleSelector.PeopleRelation;
import io.shindigneo4j.schema.people.Viewpoint;
import java.util.Collection;
import java.util.List;
import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.protocol.ProtocolException;
import org.apache.shindig.social.opensocial.spi.GroupId;
import org.apache.shindig.social.opensocial.spi.UserId;

/** Resolves the user ids and the group id of a request, such as {@code @friends}. */
public final class RequestedPeople {

  private RequestedPeople() {}

  /** The ids, each once. */
  public static List<String> ids(Collection<UserId> users, SecurityToken token) {
    return users.stream().map(user -> RequestedUser.id(user, token)).distinct().toList();
  }

  /**
   * The people, as far as the viewer may see them and their things of this kind.
   *
   * @throws ProtocolException with status 400 for a group that does not exist, and as {@link
   *     AccessControl} has it for what the caller may not read
   */
  public static PeopleSelector around(
      Collection<UserId> users,
      GroupId group,
      SecurityToken token,
      Resource resource,
      AccessControl access) {
    Viewpoint viewpoint = access.reading(resource, token);
    PeopleSelector around =
        new PeopleSelector(
            ids(users, token),
            circle(group),
            group.getType() == GroupId.Type.objectId ? group.toString() : null,
            viewpoint);
    access.readingTies(around, token);
    return around;
  }

  private static PeopleRelation circle(GroupId group) {
    return switch (group.getType()) {
      case self -> PeopleRelation.SELF;
      case friends -> PeopleRelation.FRIENDS;
      case all -> PeopleRelation.ALL;
      case objectId -> PeopleRelation.GROUP;
      case custom ->
          throw new ProtocolException(
              HttpServletResponse.SC_BAD_REQUEST, "there is no group " + group);
    };
  }
}
