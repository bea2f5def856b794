package io.shindigneo4j.prove.checker;

/** A broken promise, with the calls or nodes that show it. */
public record Anomaly(Kind kind, String description) {

  /** The kinds of broken promises. */
  public enum Kind {
    /** An acknowledged write is missing. */
    LOST,
    /** A write took effect more than once. */
    DOUBLED,
    /** An event came after one that had happened later. */
    OUT_OF_ORDER,
    /** Somebody has heard what is not for them. */
    LEAKED,
    /** A part of a write is missing. */
    HALF,
    /** An answer or a write reached somebody else. */
    CROSSED,
    /** A write that was told as failed took effect. */
    TOLD_AS_FAILED,
    /** A read misses what was acknowledged before it began. */
    STALE,
    /** Amounts do not add up. */
    TOTAL,
    /** No order of the calls explains their answers. */
    NOT_LINEARIZABLE,
    /** The graph is not as docs/data-model.md says. */
    INVARIANT,
    /** Two ways of asking the same have different answers. */
    DIFFERENT,
    /** A call took longer than its timeout allows. */
    LATE,
    /** A failure has another status than docs/http.md or OpenSocial says. */
    STATUS,
    /** A decoder failed, hung, or took too much memory. */
    CRASH,
    /** A call failed that had to succeed. */
    FAILED,
    /** Calls were slower than they may be. */
    SLOW,
    /** What a process holds keeps growing. */
    GROWING,
    /** A server has ended, or has run out of memory. */
    EXHAUSTED,
    /** The checker gave up. */
    UNDECIDED
  }

  @Override
  public String toString() {
    return kind + ": " + description;
  }
}
