package io.shindigneo4j.server.events;

/** What a subscription was sent since its client had last read everything. Thread-safe. */
public final class UnreadEvents {

  /** Why there is a gap in place of events that make no message. */
  public static final String TOO_LARGE = "the events of a commit are larger than a message";

  /** How many bytes may wait for a client that has not read what came before. */
  private static final int MAX_BYTES = 64 * 1024;

  private long bytes;

  public synchronized void add(int sent) {
    bytes += sent;
  }

  /**
   * Whether more may be sent.
   *
   * @param allRead whether the client has read everything
   * @param othersLeaveRoom whether there is memory beside what else the client has not read
   */
  public synchronized boolean hasRoom(boolean allRead, boolean othersLeaveRoom) {
    if (allRead) {
      bytes = 0;
    }
    return allRead || (bytes < MAX_BYTES && othersLeaveRoom);
  }
}
