/**
 * What a driver tells of itself, and how it becomes meters.
 *
 * <p>May use {@code protocol}, {@code metrics} and, in {@link
 * io.shindigneo4j.driver.metrics.MicrometerMeters} alone, Micrometer, which need not be there. For
 * meters of another library, implement {@link io.shindigneo4j.driver.metrics.DriverMeters}.
 */
package io.shindigneo4j.driver.metrics;
