/**
 * The servers that are proved: full Neo4j servers with the plug-in, and the WAR in a Tomcat.
 *
 * <p>May use {@code prove.nemesis}, the driver, and what starts servers for tests: {@code
 * installation} and {@code testing}.
 */
package io.shindigneo4j.prove.environment;
