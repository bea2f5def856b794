package io.shindigneo4j.opensocial.activities;

import io.shindigneo4j.opensocial.request.Refusals;
import io.shindigneo4j.opensocial.request.RequestedUser;
import java.util.Set;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.protocol.ProtocolException;
import org.apache.shindig.social.opensocial.spi.GroupId;
import org.apache.shindig.social.opensocial.spi.UserId;

/**
 * The activities that a request is about: whose they are, of which application, and which fields.
 *
 * @param application an id, {@code @app} or null for the caller's own, {@code @all} for any
 * @param fields empty for all
 */
record ActivityRequest(
    Set<UserId> users, GroupId group, String application, Set<String> fields, SecurityToken token) {

  ActivityRequest ofOwnApplication() {
    return new ActivityRequest(users, group, null, fields, token);
  }

  /**
   * The id of the one person whose activities are to be written.
   *
   * @throws ProtocolException with status 400 if the request means more than that
   */
  String owner() {
    if (users.size() != 1 || group.getType() != GroupId.Type.self) {
      throw Refusals.badRequest("activities are written for one user and @self");
    }
    return RequestedUser.id(users.iterator().next(), token);
  }
}
