/**
 * Writes of packs that are larger than one transaction can hold.
 *
 * <p>May use {@code server.procedure}, {@code server.graph} and Neo4j's public API.
 */
package io.shindigneo4j.packs.writing;
