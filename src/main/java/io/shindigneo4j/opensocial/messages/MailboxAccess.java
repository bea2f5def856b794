package io.shindigneo4j.opensocial.messages;

import com.google.inject.Inject;
import io.shindigneo4j.opensocial.access.AccessControl;
import io.shindigneo4j.opensocial.access.Resource;
import io.shindigneo4j.opensocial.request.RequestedUser;
import io.shindigneo4j.schema.people.Viewpoint;
import java.util.List;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.social.opensocial.spi.UserId;

/** Whose messages a caller may see and change. Safe for use by many threads. */
final class MailboxAccess {

  private final AccessControl access;

  @Inject
  MailboxAccess(AccessControl access) {
    this.access = access;
  }

  /** Refuses who may read none of it, whatever else is wrong with a request. */
  void requireReader(SecurityToken token) {
    access.reading(Resource.MESSAGES, token);
  }

  /** The id of the person whose messages the caller may read. */
  String readable(UserId user, SecurityToken token) {
    requireReader(token);
    String owner = RequestedUser.id(user, token);
    access.readingOf(Resource.MESSAGES, token, List.of(owner));
    return owner;
  }

  /** The id of the person whose messages the caller may change. */
  String writable(UserId user, SecurityToken token) {
    String owner = readable(user, token);
    access.writing(Resource.MESSAGES, token, owner);
    return owner;
  }

  /** Whom the caller may send messages to: the people whom the caller may see. */
  Viewpoint recipients(SecurityToken token) {
    return access.reading(Resource.PEOPLE, token);
  }
}
