package io.shindigneo4j.schema.query;

/**
 * The comparison that a filter makes; OpenSocial Core API Server 2.5.1, {@code filterOp}. Upper and
 * lower case differ.
 */
public enum Comparison {
  CONTAINS,
  EQUALS,
  STARTS_WITH,
  /** There is a value, and it is not the empty string. */
  PRESENT
}
