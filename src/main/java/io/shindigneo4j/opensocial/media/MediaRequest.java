package io.shindigneo4j.opensocial.media;

import io.shindigneo4j.opensocial.request.Refusals;
import io.shindigneo4j.opensocial.request.RequestedUser;
import java.util.Set;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.protocol.HandlerPreconditions;
import org.apache.shindig.protocol.ProtocolException;
import org.apache.shindig.social.opensocial.service.SocialRequestItem;
import org.apache.shindig.social.opensocial.spi.GroupId;
import org.apache.shindig.social.opensocial.spi.UserId;

/**
 * Whose albums or media items a request means, and of which application.
 *
 * @param application an id; null for the caller's own
 * @param album the id of the album that the items are in; null for any album, and for albums
 */
record MediaRequest(
    Set<UserId> users, GroupId group, String application, String album, SecurityToken token) {

  private static final GroupId SELF = new GroupId(GroupId.Type.self, null);

  /** A request for what one user has. */
  static MediaRequest ofUser(UserId user, String application, String album, SecurityToken token) {
    return new MediaRequest(Set.of(user), SELF, application, album, token);
  }

  /** A request by REST or RPC. */
  static MediaRequest of(SocialRequestItem request, String album) {
    return new MediaRequest(
        request.getUsers(), request.getGroup(), request.getAppId(), album, request.getToken());
  }

  /**
   * The id of the one person whose albums or items are written.
   *
   * @throws ProtocolException with status 400 if the request means more than that
   */
  String owner() {
    if (group.getType() != GroupId.Type.self) {
      throw Refusals.badRequest("the things of a person are written, not a group's");
    }
    HandlerPreconditions.requireSingular(users, "exactly one user is possible");
    return RequestedUser.id(users.iterator().next(), token);
  }
}
