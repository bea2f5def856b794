/**
 * Runs migrations, so that a graph has the schema that the plug-in needs before anybody is let in.
 *
 * <p>May use {@code schema.migration} and Neo4j; knows neither clients nor procedures.
 *
 * <p>A new migration goes into {@code schema.migration}.
 */
package io.shindigneo4j.server.migration;
