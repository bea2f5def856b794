package io.shindigneo4j.opensocial.events;

/** Why a listener hears no more. */
public enum EndReason {
  /** It does not want to, or is gone. */
  LEFT,

  /** Its token has expired or was revoked. */
  TOKEN_INVALID,

  /** The events cannot be had any more, for now. */
  UNAVAILABLE
}
