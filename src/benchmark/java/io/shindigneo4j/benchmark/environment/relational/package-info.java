/**
 * The network in tables, by Hibernate: embedded H2, or a MariaDB server.
 *
 * <p>May use {@code workload}. Another table is a {@code Stored} entity, a line in {@code
 * RelationalDatabase}, and how it is filled in {@code TableLoader}.
 */
package io.shindigneo4j.benchmark.environment.relational;
