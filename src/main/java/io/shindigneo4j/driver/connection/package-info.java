/**
 * Internal: connections to one server, and the requests that are pending on them.
 *
 * <p>May use {@code protocol}, {@code driver.transport} and {@code driver.metrics}; knows neither
 * the driver's API nor other servers. The public types are for {@code driver}, {@code
 * driver.cluster} and {@code driver.bolt} only.
 *
 * <p>A new kind of connection implements {@link io.shindigneo4j.driver.connection.Connection},
 * mostly around another one.
 */
@NullMarked
package io.shindigneo4j.driver.connection;

import org.jspecify.annotations.NullMarked;
