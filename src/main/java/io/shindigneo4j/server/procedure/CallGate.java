package io.shindigneo4j.server.procedure;

/** Lets calls of a procedure in as long as its code is there. Safe for use by many threads. */
public interface CallGate {

  /** Of code that stays. */
  CallGate ALWAYS_OPEN =
      new CallGate() {
        @Override
        public boolean enter() {
          return true;
        }

        @Override
        public void leave() {}
      };

  /**
   * A call begins.
   *
   * @return false where the gate is closed; there is nothing to leave then
   */
  boolean enter();

  /** A call has ended, with all of its records. */
  void leave();
}
