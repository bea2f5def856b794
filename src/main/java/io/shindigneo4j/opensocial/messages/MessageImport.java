package io.shindigneo4j.opensocial.messages;

import io.shindigneo4j.opensocial.mapping.ForeignBean;
import java.util.Map;
import java.util.Set;

/** Messages from a file or another store, which have ids already. */
public final class MessageImport {

  /** What a message has, whoever holds a copy. */
  private static final Set<String> OF_THE_MESSAGE =
      Set.of(
          "id",
          "appUrl",
          "body",
          "bodyId",
          "recipients",
          "senderId",
          "timeSent",
          "title",
          "titleId",
          "type",
          "urls");

  private MessageImport() {}

  /** A message that is filled with values from elsewhere. */
  public static ForeignBean<SocialMessage> foreign() {
    return new ForeignBean<>(MessageMapper.table());
  }

  /**
   * The properties of a message, in the form in which they are sent.
   *
   * @throws org.apache.shindig.protocol.ProtocolException for more text than a message has
   */
  public static Map<String, Object> properties(ForeignBean<SocialMessage> message) {
    Map<String, Object> properties = message.properties();
    properties.keySet().retainAll(OF_THE_MESSAGE);
    check(properties);
    return properties;
  }

  /**
   * Refuses more text than a message has.
   *
   * @throws org.apache.shindig.protocol.ProtocolException with status 413 or 400
   */
  public static void check(Map<String, Object> properties) {
    MessageSize.check(properties);
  }
}
