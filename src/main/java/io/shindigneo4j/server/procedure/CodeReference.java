package io.shindigneo4j.server.procedure;

/**
 * Counts who uses the code of a procedure, so that it is unloaded after the last use. Thread-safe.
 */
public interface CodeReference {

  /** The reference to code that is never unloaded. */
  CodeReference PERMANENT =
      new CodeReference() {

        @Override
        public boolean acquire() {
          return true;
        }

        @Override
        public void release() {}
      };

  /**
   * Begins a use.
   *
   * @return false if the code is being unloaded; there is nothing to release then
   */
  boolean acquire();

  /** Ends a use. A call ends with the last of its records. */
  void release();
}
