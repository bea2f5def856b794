/**
 * The seam between the driver and the library that speaks WebSocket: payloads in, payloads out.
 *
 * <p>May use {@code driver.tls} and WebSocket libraries, each in classes of its own; knows neither
 * messages nor the driver's API.
 *
 * <p>A new library is a class that implements {@link io.shindigneo4j.driver.transport.Transport}.
 */
package io.shindigneo4j.driver.transport;
