package io.shindigneo4j.packs.traversal;

/**
 * How the tree is traversed: FRAMEWORK by Neo4j's traversal framework; DIRECT by the numbers of
 * nodes; DIRECT_CACHED the same, with labels and properties remembered from one call to the next.
 */
enum Method {
  FRAMEWORK,
  DIRECT,
  DIRECT_CACHED
}
