package io.shindigneo4j.opensocial.media;

import io.shindigneo4j.driver.Result;
import io.shindigneo4j.driver.ResultRecord;
import io.shindigneo4j.schema.people.Around;
import io.shindigneo4j.schema.people.Circle;
import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.protocol.ProtocolException;
import org.apache.shindig.social.opensocial.spi.CollectionOptions;
import org.apache.shindig.social.opensocial.spi.GroupId;

/** What requests for albums and for media items have in common. */
final class MediaRequests {

  static final GroupId SELF = new GroupId(GroupId.Type.self, null);

  /** The first of a list. */
  static final CollectionOptions ONE = new CollectionOptions();

  static {
    ONE.setMax(1);
  }

  private MediaRequests() {}

  /** The only one asked for must be there. */
  static void requireOwner(Around around, ResultRecord record) {
    if (around.circle() == Circle.SELF
        && around.users().size() == 1
        && record.get("owners", Long.class) == 0) {
      throw notFound("person", around.users().get(0));
    }
  }

  static ResultRecord only(Result result, String kind, String id) {
    return result.first().orElseThrow(() -> notFound(kind, id));
  }

  /** The end of a write that answers nothing. */
  static Void done(ResultRecord record) {
    return null;
  }

  static ProtocolException notFound(String kind, String id) {
    return new ProtocolException(
        HttpServletResponse.SC_NOT_FOUND, "there is no " + kind + " " + id);
  }
}
