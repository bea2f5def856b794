/**
 * The client of relational databases. Questions are Hibernate queries; the program itself searches
 * for paths.
 *
 * <p>May use {@code benchmark.environment.relational} and {@code benchmark.question}.
 *
 * <p>A new operation is a line in {@code RelationalClient}.
 */
package io.shindigneo4j.benchmark.client.relational;
