package io.shindigneo4j.opensocial.transfer;

import java.util.List;
import java.util.Map;

/**
 * What became of a row.
 *
 * @param word {@link #WRITTEN}, {@link #PRESENT}, what was in the way, or the name of the value
 *     that leads to nothing
 * @param lost the parts of the row that were not written
 */
record RowOutcome(String word, List<String> lost) {

  static final String WRITTEN = "written";

  static final String PRESENT = "present";

  private static final Map<String, String> REASONS =
      Map.of(
          "blocked", "one of the two blocks the other",
          "circle", "the manager reports to the person",
          "friends", "the two are friends already",
          "full", "the person has as much as the limits allow",
          "managed", "the person has another manager",
          "nobody", "nobody of those who have a copy is there",
          "taken", "somebody else has this id");

  RowOutcome(String word) {
    this(word, List.of());
  }

  /** Why the row was refused. */
  String reason(TransferRow row) {
    Object id = row.values().get(word);
    return REASONS.getOrDefault(word, "there is no %s %s".formatted(word, id));
  }
}
