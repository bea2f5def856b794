package io.shindigneo4j.opensocial.messages;

import com.google.common.base.Ascii;
import io.shindigneo4j.opensocial.request.Refusals;
import io.shindigneo4j.schema.messages.MessageOperations.MessageStatus;
import java.util.stream.Stream;
import org.apache.shindig.social.opensocial.model.Message;

/** The names of a status: the names of {@link MessageStatus}, in any case. */
final class StatusNames {

  private StatusNames() {}

  /** Null for null. */
  static MessageStatus parse(String text) {
    if (text == null) {
      return null;
    }
    return Stream.of(MessageStatus.values())
        .filter(status -> status.name().equalsIgnoreCase(text))
        .findFirst()
        .orElseThrow(() -> Refusals.badRequest("there is no status " + text));
  }

  static String upperCase(String text) {
    return Ascii.toUpperCase(text);
  }

  /** By the name of the constant, not by what Shindig calls it in JSON; null if it has none. */
  static Message.Status ofShindig(String text) {
    return Stream.of(Message.Status.values())
        .filter(status -> status.name().equals(text))
        .findFirst()
        .orElse(null);
  }
}
