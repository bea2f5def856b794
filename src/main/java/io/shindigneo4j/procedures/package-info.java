/**
 * The native execution of each operation: graph code that runs inside Neo4j.
 *
 * <p>May use {@code server}, {@code schema} and Neo4j's public API.
 *
 * <p>A new operation is a line in the procedures class of its domain, and a class with the work.
 */
package io.shindigneo4j.procedures;
