package io.shindigneo4j.schema.authorization;

/** Whether a client can keep a secret, as RFC 6749, section 2.1 has it. */
public enum ClientKind {
  CONFIDENTIAL,
  PUBLIC
}
