package io.shindigneo4j.prove.history;

/** What a client was told about its call. */
public enum Outcome {
  /** It took effect. */
  SUCCESS,
  /** It took no effect, and never will. */
  FAILURE,
  /** It may have taken effect, or may take effect later. */
  UNKNOWN
}
