package io.shindigneo4j.server.change;

import java.util.List;

/**
 * The events of one commit, in an order that does not depend on who has made the changes, and how.
 *
 * @param bytes an estimate of their memory
 * @param isComplete whether these are all of them
 */
public record CommitEvents(List<TypedEvent> events, long bytes, boolean isComplete) {

  /** Of a commit that changes more than can be told. */
  public static final CommitEvents TOO_MANY = new CommitEvents(List.of(), 0, false);

  /** Of a commit that changes nothing that there are events of. */
  public static final CommitEvents NONE = new CommitEvents(List.of(), 0);

  /** All events of a commit. */
  public CommitEvents(List<TypedEvent> events, long bytes) {
    this(events, bytes, true);
  }
}
