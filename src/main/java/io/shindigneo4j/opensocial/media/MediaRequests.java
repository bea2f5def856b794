package io.shindigneo4j.opensocial.media;

import io.shindigneo4j.driver.Result;
import io.shindigneo4j.driver.ResultRecord;
import io.shindigneo4j.opensocial.request.InputRequestItem;
import io.shindigneo4j.opensocial.request.Inputs;
import io.shindigneo4j.opensocial.request.Refusals;
import io.shindigneo4j.schema.people.Around;
import io.shindigneo4j.schema.people.Circle;
import org.apache.shindig.social.opensocial.spi.CollectionOptions;
import org.apache.shindig.social.opensocial.spi.GroupId;
import org.apache.shindig.social.opensocial.spi.UserId;

/** What requests for albums and for media items have in common. */
final class MediaRequests {

  static final GroupId SELF = new GroupId(GroupId.Type.self, null);

  /** The first of a list. */
  static final CollectionOptions ONE = new CollectionOptions();

  static {
    ONE.setMax(1);
  }

  private MediaRequests() {}

  /** The user whose things are written, and not those of a group. */
  static UserId writer(InputRequestItem request) {
    if (request.getGroup().getType() != GroupId.Type.self) {
      throw Refusals.badRequest("the things of a person are written, not a group's");
    }
    return Inputs.user(request);
  }

  /** The only one asked for must be there. */
  static void requireOwner(Around around, ResultRecord record) {
    if (around.circle() == Circle.SELF
        && around.users().size() == 1
        && record.get("owners", Long.class) == 0) {
      throw Refusals.notFound("person", around.users().get(0));
    }
  }

  static ResultRecord only(Result result, String kind, String id) {
    return result.first().orElseThrow(() -> Refusals.notFound(kind, id));
  }

  /** The end of a write that answers nothing. */
  static Void done(ResultRecord record) {
    return null;
  }
}
