package io.shindigneo4j.opensocial.messages;

import com.google.common.collect.Sets;
import io.shindigneo4j.opensocial.request.Refusals;
import java.util.List;
import java.util.Set;
import org.apache.shindig.social.core.model.MessageCollectionImpl;
import org.apache.shindig.social.core.model.UrlImpl;
import org.apache.shindig.social.opensocial.model.MessageCollection;
import org.apache.shindig.social.opensocial.model.Url;

/** Reads the messages and collections that clients send, without the fields of the server. */
final class MessageBodies {

  private static final String COLLECTION = "messageCollection";

  private static final Set<String> FIELDS_OF_COLLECTIONS =
      Set.of("id", "name", "title", "total", "unread", "updated", "urls");

  private static final Set<String> FIELDS_OF_URLS = Set.of("value", "linkText", "type", "primary");

  /** What Shindig's scripts call {@code inReplyTo}. */
  private static final String PARENT = "parentId";

  private MessageBodies() {}

  static SocialMessage message(String text) {
    RequestBody body =
        RequestBody.of(text, "message")
            .withOnly(Sets.union(MessageMapper.fields(), Set.of(PARENT)));
    SocialMessage message = new SocialMessage();
    message.setId(body.text("id"));
    message.setBody(body.text("body"));
    message.setBodyId(body.text("bodyId"));
    message.setCollectionIds(body.texts("collectionIds"));
    String parent = body.text("inReplyTo");
    message.setInReplyTo(parent == null ? body.text(PARENT) : parent);
    message.setRecipients(body.texts("recipients"));
    message.setStatusText(status(body.text("status")));
    message.setTitle(body.text("title"));
    message.setTitleId(body.text("titleId"));
    message.setTypeText(type(body.text("type")));
    message.setUrls(urls(body));
    return message;
  }

  private static String status(String text) {
    StatusNames.parse(text);
    return text;
  }

  private static String type(String text) {
    return text == null ? null : MessageTypes.normalized(text);
  }

  /** An object with a title, or the title alone, which OpenSocial calls the name. */
  static MessageCollection collection(String text) {
    String trimmed = text == null ? "" : text.strip();
    return trimmed.startsWith("{") || trimmed.startsWith("<")
        ? collection(RequestBody.of(trimmed, COLLECTION))
        : named(withoutQuotes(trimmed));
  }

  private static MessageCollection collection(RequestBody all) {
    RequestBody body = all.withOnly(FIELDS_OF_COLLECTIONS);
    String title = body.text("title");
    MessageCollection collection = named(title == null ? body.text("name") : title);
    collection.setId(body.text("id"));
    collection.setUrls(body.isNull("urls") ? List.of() : urls(body));
    return collection;
  }

  private static MessageCollection named(String title) {
    MessageCollection collection = new MessageCollectionImpl();
    collection.setTitle(title);
    return collection;
  }

  private static String withoutQuotes(String text) {
    return text.length() > 1 && text.startsWith("\"") && text.endsWith("\"")
        ? RequestBody.of("{\"name\":" + text + "}", COLLECTION).text("name")
        : text;
  }

  private static List<Url> urls(RequestBody body) {
    List<RequestBody> urls = body.objects("urls");
    if (urls == null) {
      return null;
    }
    MessageSize.checkUrls(urls.size());
    return urls.stream().map(MessageBodies::url).toList();
  }

  private static Url url(RequestBody all) {
    RequestBody body = all.withOnly(FIELDS_OF_URLS);
    Url url = new UrlImpl(body.text("value"), body.text("linkText"), body.text("type"));
    String primary = body.text("primary");
    if (primary != null && !primary.equals("true") && !primary.equals("false")) {
      throw Refusals.badRequest("the request cannot be read: primary is true or false");
    }
    url.setPrimary(primary == null ? null : Boolean.valueOf(primary));
    return url;
  }
}
