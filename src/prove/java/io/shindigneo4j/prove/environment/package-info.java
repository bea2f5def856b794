/**
 * The servers that are proved: full Neo4j servers with the plug-in, the WAR in Tomcats, and what
 * pretends to be a cluster.
 *
 * <p>May use {@code prove.nemesis}, {@code prove.workload}, {@code prove.checker}, the driver, and
 * what starts servers for tests: {@code installation} and {@code testing}.
 */
package io.shindigneo4j.prove.environment;
