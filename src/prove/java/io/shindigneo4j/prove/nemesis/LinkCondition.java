package io.shindigneo4j.prove.nemesis;

import java.util.EnumSet;
import java.util.Set;

/**
 * How a link carries bytes. Immutable.
 *
 * @param slice the most bytes that are passed on at a time
 * @param bytesPerSecond in each direction; 0 for as many as there are
 * @param silent in which directions nothing arrives
 */
public record LinkCondition(int slice, int bytesPerSecond, Set<Direction> silent) {

  private static final int WHOLE = 16 * 1024;
  private static final int SLICES_PER_SECOND = 50;

  public static final LinkCondition GOOD = new LinkCondition(WHOLE, 0, Set.of());

  /** As when a peer has lost its power. */
  public static final LinkCondition SILENT =
      new LinkCondition(WHOLE, 0, EnumSet.allOf(Direction.class));

  public static final LinkCondition SINGLE_BYTES = new LinkCondition(1, 0, Set.of());

  public LinkCondition {
    silent = Set.copyOf(silent);
  }

  public static LinkCondition slow(int bytesPerSecond) {
    return new LinkCondition(WHOLE, bytesPerSecond, Set.of());
  }

  /** The next slice: so little that the rate does not come in bursts. */
  int nextSlice() {
    return bytesPerSecond == 0
        ? slice
        : Math.max(1, Math.min(slice, bytesPerSecond / SLICES_PER_SECOND));
  }
}
