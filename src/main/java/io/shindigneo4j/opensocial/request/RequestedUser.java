package io.shindigneo4j.opensocial.request;

import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.protocol.ProtocolException;
import org.apache.shindig.social.opensocial.spi.UserId;

/** Resolves the user id of a request, such as {@code @me}. */
public final class RequestedUser {

  private RequestedUser() {}

  /**
   * The id of the person.
   *
   * @throws ProtocolException with status 400 if the token names no such user
   */
  public static String id(UserId user, SecurityToken token) {
    String id = user.getUserId(token);
    if (id == null) {
      throw new ProtocolException(
          HttpServletResponse.SC_BAD_REQUEST, "the token names no " + user.getType());
    }
    return id;
  }
}
