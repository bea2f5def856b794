/**
 * Reads what a transaction changes in the social graph, as events.
 *
 * <p>May use {@code protocol}, {@code schema} with its sub-packages, {@code server.commit} and
 * Neo4j. {@link io.shindigneo4j.server.change.CommitEventReader} is the entry. Each class named
 * after a part of the graph compares it before and after, whatever has changed it: a thing that was
 * deleted and made again is the same thing. A new type of event is made by one of these classes.
 *
 * <p>Uses internal types of Neo4j where the public API has none: the changes of a transaction, and
 * the store as it was before. They may change with any release of Neo4j.
 */
package io.shindigneo4j.server.change;
