package io.shindigneo4j.benchmark.http;

/** Why a call has failed. */
public enum Failure {
  /** Another status than one of success. */
  STATUS,
  /** The server closed the connection before the end of the answer, or refused it. */
  CLOSED,
  /** No whole answer in time. */
  TIMEOUT,
  /** An answer whose end cannot be found. */
  MALFORMED
}
