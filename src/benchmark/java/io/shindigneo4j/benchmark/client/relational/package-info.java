/**
 * The questions as a program asks them that keeps the network in tables: in the language of
 * Hibernate's queries, with paths found by the program.
 *
 * <p>May use {@code benchmark.environment.relational} and {@code benchmark.question}. Another
 * operation is a line in {@code RelationalClient}.
 */
package io.shindigneo4j.benchmark.client.relational;
