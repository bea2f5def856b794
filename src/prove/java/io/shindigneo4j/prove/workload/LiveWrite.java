package io.shindigneo4j.prove.workload;

/**
 * Something that a person does, of which others hear.
 *
 * @param other to whom, or the id of a group; empty for nobody
 * @param token stands in what is written where that has a text; otherwise the name of a skill
 * @param begin in milliseconds since 1970
 */
public record LiveWrite(Kind kind, String person, String other, String token, long begin) {

  /** What is done. */
  public enum Kind {
    POST,
    MESSAGE,
    REQUEST,
    JOIN,
    ENDORSE
  }

  /** The same, done now. */
  LiveWrite now() {
    return new LiveWrite(kind, person, other, token, System.currentTimeMillis());
  }

  /** By which the graph names it, as {@code live-content.cypher} does. */
  String name() {
    return switch (kind) {
      case POST, MESSAGE -> kind + " " + token;
      case REQUEST, JOIN -> kind + " " + person + " " + other;
      case ENDORSE -> kind + " " + person + " " + other + " " + token;
    };
  }
}
