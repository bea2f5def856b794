/**
 * The seam between the driver and the library that speaks WebSocket: payloads in, payloads out.
 *
 * <p>May use a WebSocket library, each in a class of its own; knows neither messages nor the
 * driver's API.
 *
 * <p>A new library is a class that implements {@link io.shindigneo4j.driver.transport.Transport}.
 */
package io.shindigneo4j.driver.transport;
