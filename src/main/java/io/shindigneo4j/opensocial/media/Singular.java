package io.shindigneo4j.opensocial.media;

import java.util.List;
import java.util.Set;
import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.protocol.HandlerPreconditions;
import org.apache.shindig.protocol.ProtocolException;
import org.apache.shindig.social.opensocial.service.SocialRequestItem;
import org.apache.shindig.social.opensocial.spi.GroupId;
import org.apache.shindig.social.opensocial.spi.UserId;

/** What a write names exactly one of; otherwise its status is 400. */
final class Singular {

  private Singular() {}

  /** The user whose things are written, and not those of a group. */
  static UserId user(SocialRequestItem request) {
    Set<UserId> users = request.getUsers();
    HandlerPreconditions.requireSingular(users, "the things of one person are written at a time");
    if (request.getGroup().getType() != GroupId.Type.self) {
      throw new ProtocolException(
          HttpServletResponse.SC_BAD_REQUEST, "the things of a person are written, not a group's");
    }
    return users.iterator().next();
  }

  static String of(SocialRequestItem request, String parameter) {
    List<String> values = request.getListParameter(parameter);
    HandlerPreconditions.requireSingular(values, "a write needs exactly one " + parameter);
    return values.get(0);
  }
}
