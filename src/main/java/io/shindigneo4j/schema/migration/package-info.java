/**
 * Migrations: numbered steps that bring a graph's schema to the version that is needed. Whoever
 * runs them, the plug-in or a command, each runs once for each graph, which keeps its version
 * itself.
 *
 * <p>May use nothing but the JDK.
 *
 * <p>A new migration is a file {@code NNNN-name.cypher} in this package's resources and a line at
 * the end of {@code migrations.txt}. Its statements end with {@code ;} at the end of a line, run in
 * a transaction each, and must be fit to run again: a server that is killed between them and the
 * record of the version begins the migration anew. One that has been released is never changed.
 */
package io.shindigneo4j.schema.migration;
