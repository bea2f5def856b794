/**
 * The network in relational tables, by Hibernate: embedded H2 or a MariaDB server.
 *
 * <p>May use {@code workload}.
 *
 * <p>A new table is an entity, a line in {@code RelationalDatabase}, and a method in {@code
 * TableLoader}.
 */
package io.shindigneo4j.benchmark.environment.relational;
