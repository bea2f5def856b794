package io.shindigneo4j.packs.traversal;

/**
 * The way to traverse the tree: FRAMEWORK with Neo4j's traversal framework, DIRECT by node ids,
 * DIRECT_CACHED likewise with labels and properties cached between calls.
 */
enum Method {
  FRAMEWORK,
  DIRECT,
  DIRECT_CACHED
}
