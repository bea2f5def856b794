/**
 * How packs write more than one transaction can hold.
 *
 * <p>May use {@code server.procedure}, {@code server.graph} and Neo4j's public API.
 */
package io.shindigneo4j.packs.writing;
