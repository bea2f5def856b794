package io.shindigneo4j.prove.checker;

/**
 * What a listener has received.
 *
 * @param heard when, in milliseconds since 1970
 * @param person whose event it is; empty for what is none
 * @param key of an event: of two that are caused once each, none has that of the other
 */
public record LiveEntry(long heard, Kind kind, LivePlace place, String person, String key) {

  /** What it is. */
  public enum Kind {
    /** The place has moved, without an event. */
    MOVE,
    EVENT,
    /** Something was missed between the place before and this one. */
    GAP
  }
}
