/**
 * Internal: WebSocket connections that carry payloads, whichever library speaks WebSocket.
 *
 * <p>May use {@code driver.tls} and WebSocket libraries, each in classes of its own; knows neither
 * messages nor the API of the driver.
 *
 * <p>A new library is a class that implements {@link io.shindigneo4j.driver.transport.Transport}.
 */
@NullMarked
package io.shindigneo4j.driver.transport;

import org.jspecify.annotations.NullMarked;
