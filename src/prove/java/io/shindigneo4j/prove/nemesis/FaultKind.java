package io.shindigneo4j.prove.nemesis;

/** What goes wrong. */
public enum FaultKind {
  /** The server's process is killed and started again. */
  KILL,
  /** The server's process is stopped for a while (SIGSTOP). */
  PAUSE,
  /** Links are reset. */
  CUT,
  /** Links are reset in the middle of what clients send. */
  CUT_IN_REQUEST,
  /** Links are reset in the middle of what the server answers. */
  CUT_IN_REPLY,
  /** Links carry 10 KB in a second. */
  SLOW,
  /** Links are open and carry nothing. */
  SILENCE,
  /** There is no space left on the server's disk. */
  FULL_DISK
}
