package io.shindigneo4j.opensocial.messages;

import io.shindigneo4j.opensocial.mapping.Conversion;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.messages.MessageOperations.SendMessage;
import io.shindigneo4j.schema.people.PeopleSelector;
import io.shindigneo4j.schema.request.Receipt;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/**
 * A message that is about to be sent.
 *
 * @param sender a person's id
 * @param appUrl of the application that sends it; null for none
 */
record OutgoingMessage(
    String id,
    String sender,
    List<String> recipients,
    SocialMessage message,
    Instant now,
    String appUrl) {

  /**
   * The parameters of the operation that sends it.
   *
   * @param destination the id of the recipients' collection
   * @param receipt null if the request has no id
   */
  SendMessage parameters(PeopleSelector people, String destination, Receipt receipt) {
    return new SendMessage(
        sender,
        people,
        properties(),
        message.getInReplyTo(),
        destination,
        Conversion.text(now),
        now.toEpochMilli(),
        receipt);
  }

  private Map<String, Object> properties() {
    Map<String, Object> properties = MessageMapper.written(message);
    properties.put(GraphNames.ID, id);
    properties.put("senderId", sender);
    properties.put("recipients", recipients);
    properties.put("timeSent", Conversion.text(now));
    if (appUrl != null) {
      properties.put("appUrl", appUrl);
    }
    return properties;
  }
}
