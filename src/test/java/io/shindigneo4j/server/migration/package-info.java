/** Migrations on a real Neo4j. */
package io.shindigneo4j.server.migration;
