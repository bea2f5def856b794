package io.shindigneo4j.opensocial.configuration;

/** The setting {@code shindig.neo4j.queries}. */
public enum QueryMode {
  /** The procedures of our plug-in. */
  NATIVE,
  /** Cypher texts. */
  CYPHER
}
