package io.shindigneo4j.opensocial.transfer;

import io.shindigneo4j.opensocial.mapping.Conversion;
import io.shindigneo4j.opensocial.messages.MessageImport;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.messages.MessageOperations.MessageStatus;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/** Rows of messages, and of the collections that they are in. */
public final class MessageRows {

  private static final int MAX_TITLE_LENGTH = 1_000;
  private static final int MAX_COPIES = 10_000;

  private MessageRows() {}

  /**
   * A copy of a message in a collection of a person.
   *
   * @param status as OpenSocial has it; null for one that is new
   */
  public record Copy(String person, String collection, String status) {

    Map<String, Object> values() {
      return Map.of(
          "person", Values.id("who has a copy", person),
          "collection", Values.id("the collection", collection),
          "status", known().name());
    }

    private MessageStatus known() {
      return Stream.of(MessageStatus.values())
          .filter(known -> status == null || known.name().equals(status.toUpperCase(Locale.ROOT)))
          .findFirst()
          .orElseThrow(() -> new RefusedRecordException("there is no status " + status));
    }
  }

  /**
   * A collection of messages.
   *
   * @param title the id where there is none
   * @param now when it is moved
   */
  public static TransferRow collection(String person, String id, String title, Instant now) {
    return new TransferRow(
        Values.id("the person", person) + '\n' + Values.id("the collection", id),
        Map.of(
            "person",
            person,
            GraphNames.ID,
            id,
            "title",
            Values.text("a title", title == null ? id : title, MAX_TITLE_LENGTH),
            GraphNames.SINCE,
            now.toEpochMilli(),
            GraphNames.UPDATED,
            Conversion.text(now)));
  }

  /**
   * A message.
   *
   * @param properties as {@link MessageImport} has them
   * @param inReplyTo the id of the message that it answers; null for none
   * @param sent when it was sent
   * @throws RefusedRecordException for one without an id, or that nobody has
   */
  public static TransferRow message(
      Map<String, Object> properties, String inReplyTo, List<Copy> copies, Instant sent) {
    String id = Values.id("the message", (String) properties.get(GraphNames.ID));
    MessageImport.check(properties);
    if (copies.isEmpty() || copies.size() > MAX_COPIES) {
      throw new RefusedRecordException(
          copies.isEmpty() ? "nobody has a copy" : "too many have a copy");
    }
    Map<String, Object> values = new HashMap<>();
    values.put(GraphNames.ID, id);
    values.put("properties", properties);
    values.put("inReplyTo", inReplyTo);
    values.put("copies", copies.stream().distinct().map(Copy::values).toList());
    values.put(GraphNames.UPDATED, Conversion.text(sent));
    values.put(GraphNames.MOMENT, Values.moment(sent.toEpochMilli()));
    return new TransferRow(id, values);
  }
}
