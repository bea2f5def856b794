package io.shindigneo4j.opensocial.events;

import java.util.Set;

/**
 * Who may hear of a person, as the graph said at some moment.
 *
 * @param ids of those who may
 * @param asked of those who were asked about; null for everybody
 * @param nanos when the question was sent, by the clock of the hub
 */
record AudienceAnswer(Set<String> ids, Set<String> asked, long nanos) {

  private static final long BYTES = 64;
  private static final long ID_BYTES = 32;

  /** What is known of a person; nothing of one who was not asked about. */
  enum Verdict {
    YES,
    NO,
    UNKNOWN
  }

  /**
   * Says it of a person.
   *
   * @param since a yes to a question that was sent before does not count
   */
  Verdict of(String viewer, long since) {
    if (asked != null && !asked.contains(viewer)) {
      return Verdict.UNKNOWN;
    } else if (!ids.contains(viewer)) {
      return Verdict.NO;
    }
    return isAskedSince(since) ? Verdict.YES : Verdict.UNKNOWN;
  }

  boolean isAskedSince(long moment) {
    return nanos - moment >= 0;
  }

  /** What it takes of memory, about; the ids and those asked are shared. */
  long bytes() {
    return BYTES + ID_BYTES * ids.size();
  }
}
