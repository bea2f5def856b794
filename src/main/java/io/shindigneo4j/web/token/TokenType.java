package io.shindigneo4j.web.token;

/** The setting {@code shindig.neo4j.token-type}. */
public enum TokenType {
  /** Encrypted and signed. */
  SECURE,
  /** Plain text that anybody can write; for development. */
  INSECURE
}
