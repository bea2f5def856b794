package io.shindigneo4j.prove.bug;

import io.shindigneo4j.driver.GraphDriver;
import java.io.InputStream;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * A bug that a driver or a stream of events has on purpose, so that a checker can show that it
 * finds such bugs. The system property {@code prove.bug} switches one on; the product knows nothing
 * of it.
 */
public enum SeededBug {
  /** A write is acknowledged, and rolled back. */
  ACKNOWLEDGED_BEFORE_COMMIT,
  /** A write that is sent again is done again. */
  LOST_RECEIPT,
  /** The second part of a transaction is missing. */
  HALF_COMMIT,
  /** A commit is acknowledged though one of its statements was never sent. */
  STATEMENT_NOT_SENT,
  /** A write that took effect is told as failed. */
  TOLD_AS_FAILED,
  /** A reader gets the answer to an earlier question of somebody else. */
  SWAPPED_REPLY,
  /** A read misses what was committed since the first one. */
  MISSED_DELTA,
  /** A transaction changes what it has read without a lock. */
  LOST_UPDATE,
  /** A value is set whatever it was before. */
  WRONG_COMPARISON,
  /** The last recipient of a message does not get it. */
  LOST_RECIPIENT,
  /** App data goes to the person of an earlier call. */
  WRONG_PERSON,
  /** A new activity is not counted. */
  WRONG_TOTAL,
  /** A new group has no owner. */
  GROUP_WITHOUT_OWNER,
  /** Only one of two friends has the other. */
  ONE_SIDED_FRIENDSHIP,
  /** Something of a deleted person stays. */
  ORPHAN,
  /** A call does not keep its timeout. */
  LATE_ANSWER,
  /** A caller of whom a call was refused waits behind everybody else. */
  CHARGED_FOR_REFUSED,
  /** A reader that waits for a commit is not woken by it. */
  LOST_WAKE_UP,
  /** A listener does not get an event. */
  LOST_EVENT,
  /** A listener gets an event twice. */
  DOUBLED_EVENT,
  /** A listener gets an event after the next one. */
  SWAPPED_EVENTS,
  /** A listener gets an event that is for somebody else. */
  LEAKED_EVENT;

  /** The system property with the name of a bug. */
  public static final String PROPERTY = "prove.bug";

  /** The bug that is switched on. */
  static Optional<SeededBug> active() {
    return Optional.ofNullable(System.getProperty(PROPERTY)).map(SeededBug::valueOf);
  }

  /** The driver, with the bug that is switched on. */
  public static GraphDriver in(GraphDriver driver) {
    return active().<GraphDriver>map(bug -> new FaultyDriver(driver, bug)).orElse(driver);
  }

  /** Puts the bug that is switched on into streams of Server-Sent Events. */
  public static UnaryOperator<InputStream> inEvents() {
    return active()
        .<UnaryOperator<InputStream>>map(FaultyEvents::new)
        .orElse(UnaryOperator.identity());
  }
}
