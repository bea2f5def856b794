/**
 * Bugs on purpose, which show that the checkers find bugs.
 *
 * <p>May use the driver. A new bug is a {@code SeededBug}, and a line in {@code SeededBugsTest} or,
 * of events, in {@code SeededEventBugsTest}.
 */
package io.shindigneo4j.prove.bug;
