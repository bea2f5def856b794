package io.shindigneo4j.opensocial.messages;

import java.util.stream.Stream;
import org.apache.shindig.social.opensocial.model.Message;

/** The names of the types of a message. */
final class MessageTypes {

  private MessageTypes() {}

  /** The name as OpenSocial has it, also for the name that Shindig's XML had; others stay. */
  static String normalized(String text) {
    return Stream.of(Message.Type.values())
        .filter(type -> type.name().equals(text))
        .map(Message.Type::toString)
        .findFirst()
        .orElse(text);
  }

  /** Null where Shindig has no such type. */
  static Message.Type ofShindig(String text) {
    return Stream.of(Message.Type.values())
        .filter(type -> type.toString().equals(text))
        .findFirst()
        .orElse(null);
  }
}
