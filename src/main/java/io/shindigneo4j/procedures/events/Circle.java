package io.shindigneo4j.procedures.events;

import org.eclipse.collections.impl.set.mutable.primitive.IntHashSet;

/**
 * People whom relationships of one kind bind to one node. Each person is a number of the social
 * graph.
 */
interface Circle {

  /** How many relationships the node has; some may lead to others than people. */
  long size();

  /** Everybody, in a set that the caller owns. */
  IntHashSet all();

  /** Whether somebody belongs to it, by that person's own relationships. */
  boolean includes(int person);
}
