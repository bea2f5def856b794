/**
 * The plug-in's meters, shown by JMX and as text for Prometheus.
 *
 * <p>May use {@code protocol}, {@code metrics} and Micrometer. A new way to show the meters is
 * another constant of {@link io.shindigneo4j.metrics.MetricsExport}.
 */
package io.shindigneo4j.server.metrics;
