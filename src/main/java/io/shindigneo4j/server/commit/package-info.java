/**
 * What hears the commits of a database, with what they change, and passes them on in their order.
 *
 * <p>May use Neo4j only. {@link io.shindigneo4j.server.commit.CommitListener} is registered by a
 * {@link io.shindigneo4j.server.commit.ListenerRegistration}, and adds each commit to a {@link
 * io.shindigneo4j.server.commit.CommitSequencer}. What is read of a commit is the affair of who
 * listens.
 *
 * <p>Uses internal types of Neo4j where the public API has none: for the changes of a transaction.
 * They may change with any release of Neo4j.
 */
package io.shindigneo4j.server.commit;
