/**
 * Meters of the driver that Shindig uses and of requests, seen by JMX unless told otherwise, and as
 * text for Prometheus by who has the token.
 *
 * <p>May use {@code driver.metrics}, {@code metrics}, {@code opensocial.configuration}, Micrometer
 * and Shindig. An existing Shindig need not have Micrometer, hence {@link
 * io.shindigneo4j.opensocial.metrics.Metering}, which alone is linked from elsewhere. Another way
 * to show the meters is another registry: see {@link
 * io.shindigneo4j.opensocial.metrics.MetricsModule}.
 */
package io.shindigneo4j.opensocial.metrics;
