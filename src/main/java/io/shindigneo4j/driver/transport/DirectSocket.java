package io.shindigneo4j.driver.transport;

import java.util.concurrent.Future;
import java.util.function.BooleanSupplier;

/** What callers do with a socket without the event loop. */
interface DirectSocket {

  /** What happens to a message. */
  enum Outcome {
    WRITTEN,
    /** The event loop must write the rest. */
    IN_PART,
    /** Others write, or have something to write first. */
    NOT_WRITTEN,
    /** The connection is broken. */
    FAILED
  }

  /** Leaves everything to the event loop, which encryption needs. */
  DirectSocket NONE =
      new DirectSocket() {

        @Override
        public Outcome write(byte[] payload, boolean binary, BooleanSupplier free) {
          return Outcome.NOT_WRITTEN;
        }

        @Override
        public void exclusively(Runnable writes) {
          writes.run();
        }

        @Override
        public void await(Future<?> answer, long nanos) {}

        @Override
        public void offer() {}

        @Override
        public void takeBack() {}

        @Override
        public void close() {}
      };

  /**
   * Writes one message.
   *
   * @param free whether nothing waits to be written before it; asked while nobody else writes
   */
  Outcome write(byte[] payload, boolean binary, BooleanSupplier free);

  /** Lets the event loop write while nobody else does. */
  void exclusively(Runnable writes);

  /**
   * Reads until the answer has come, if callers may read; otherwise returns at once. May return
   * earlier: the event loop reads then.
   */
  void await(Future<?> answer, long nanos);

  /** Lets callers read, if they need it. Called on the event loop after each batch of reads. */
  void offer();

  /** Has the event loop read. */
  void takeBack();

  /** The connection is about to end: no caller reads any more. Called on the event loop. */
  void close();
}
