package io.shindigneo4j.opensocial.identity;

/** Makes the ids of new things. Safe for use by many threads. */
@FunctionalInterface
public interface Identifiers {

  /** An id that no other has, and that sorts after those made before it. */
  String next();
}
