package io.shindigneo4j.opensocial.messages;

import io.shindigneo4j.opensocial.request.InputConversion;
import io.shindigneo4j.opensocial.request.InputRequestItem;
import io.shindigneo4j.opensocial.request.Refusals;
import io.shindigneo4j.opensocial.request.UnreadableInputException;
import io.shindigneo4j.schema.messages.MessageNames;
import java.util.List;
import org.apache.shindig.social.opensocial.model.MessageCollection;
import org.apache.shindig.social.opensocial.spi.CollectionOptions;
import org.apache.shindig.social.opensocial.spi.CollectionOptionsFactory;
import org.apache.shindig.social.opensocial.spi.UserId;

/**
 * A REST or RPC request for messages. Its parameters have the names of OpenSocial 2.5.1, or those
 * that Shindig gave them.
 */
record MessagesRequest(InputRequestItem item) {

  /** The caller, unless another is named. */
  UserId user() {
    List<String> ids = item.getListParameter("userId");
    if (ids.size() > 1) {
      throw Refusals.badRequest("one user at a time");
    }
    return InputConversion.of(() -> UserId.fromJson(ids.isEmpty() ? "@me" : ids.get(0)));
  }

  /** Null where the request names none. Older clients name those of the system without "@". */
  String collection() {
    String id = first("msgCollId", "messageCollectionId");
    return id != null && MessageNames.SYSTEM_COLLECTIONS.contains("@" + id) ? "@" + id : id;
  }

  String requiredCollection() {
    String collection = collection();
    if (collection == null) {
      throw Refusals.badRequest("a message collection is required");
    }
    return collection;
  }

  List<String> messageIds() {
    List<String> ids = item.getListParameter("messageIds");
    return ids.isEmpty() ? item.getListParameter("messageId") : ids;
  }

  /** Null where there is none. */
  String body() {
    return first("entity", "message");
  }

  SocialMessage message() {
    return MessageBodies.message(body());
  }

  boolean hasMessage() {
    return item.getParameter("message") != null || !messageIds().isEmpty();
  }

  MessageCollection newCollection() {
    return MessageBodies.collection(first("entity", "name"));
  }

  /** Shindig does not say so itself where a date is none. */
  CollectionOptions options(CollectionOptionsFactory factory) {
    try {
      return factory.create(item);
    } catch (UnreadableInputException e) {
      throw Refusals.badRequest("an option of the list makes no sense");
    }
  }

  private String first(String name, String otherName) {
    return item.getParameter(name, item.getParameter(otherName));
  }
}
