/**
 * The meters of a driver.
 *
 * <p>May use {@code protocol}, {@code metrics} and, in {@link
 * io.shindigneo4j.driver.metrics.MicrometerMeters} alone, Micrometer, which is optional. For meters
 * of another library, implement {@link io.shindigneo4j.driver.metrics.DriverMeters}.
 */
@NullMarked
package io.shindigneo4j.driver.metrics;

import org.jspecify.annotations.NullMarked;
