package io.shindigneo4j.opensocial.people;

import io.shindigneo4j.opensocial.request.InputRequestItem;
import io.shindigneo4j.opensocial.request.Refusals;
import java.util.LinkedHashSet;
import java.util.Set;
import org.apache.shindig.social.opensocial.spi.GroupId;
import org.apache.shindig.social.opensocial.spi.UserId;

/**
 * The people that a request names in its path or parameters.
 *
 * @param defaultGroup where the request names no group
 */
record PeopleTarget(InputRequestItem request, String defaultGroup) {

  static final String SELF = "@self";
  static final String FRIENDS = "@friends";
  static final String RECEIVED_REQUESTS = "@friendrequests";
  static final String SENT_REQUESTS = "@sentrequests";

  private static final String USER = "userId";
  private static final String GROUP = "groupId";

  /**
   * Whether the user is {@code @self} and there is no group, which means the viewer's own account;
   * the specification's examples have it so.
   */
  static boolean isSelf(InputRequestItem request) {
    return SELF.equals(request.getParameter(USER)) && request.getParameter(GROUP) == null;
  }

  String group() {
    return request.getParameter(GROUP, defaultGroup);
  }

  GroupId groupId() {
    return request.getGroup(defaultGroup);
  }

  /** {@code @self} is another word for {@code @me}. */
  Set<UserId> users() {
    Set<UserId> users = new LinkedHashSet<>();
    for (UserId user : request.getUsers()) {
      users.add(SELF.equals(user.getUserId()) ? UserId.fromJson("@me") : user);
    }
    if (users.isEmpty()) {
      throw Refusals.badRequest("No userId specified");
    }
    return users;
  }

  /** The only one. */
  UserId user() {
    Set<UserId> users = users();
    if (users.size() > 1) {
      throw Refusals.badRequest("Multiple userIds not supported");
    }
    return users.iterator().next();
  }
}
