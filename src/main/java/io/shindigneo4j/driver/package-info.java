/**
 * The API of the client: one driver for a Neo4j with our plug-in, by WebSocket, and for one without
 * it, by Bolt. Any Java program can use it.
 *
 * <p>May use {@code protocol} and the packages below. The public types are the API. The others are
 * the calls: a statement or a part of a transaction from its start to its result or failure. {@code
 * ConnectionOpener} makes the connections, which {@code connection}, {@code cluster} and {@code
 * bolt} hide.
 *
 * <p>A new way to run a statement is another {@code StatementCall}; a new setting belongs in the
 * record of its concern, such as {@link io.shindigneo4j.driver.ConnectionSettings}.
 */
@NullMarked
package io.shindigneo4j.driver;

import org.jspecify.annotations.NullMarked;
