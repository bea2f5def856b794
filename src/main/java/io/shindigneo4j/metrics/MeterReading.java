package io.shindigneo4j.metrics;

import java.util.Map;

/**
 * What a meter shows now.
 *
 * @param tags by their keys
 * @param values by the names of what is measured: {@code count}, {@code total} and {@code maximum}
 *     of a timer, the times in seconds; {@code count} of a counter; one "value" of a gauge
 */
public record MeterReading(String name, Map<String, String> tags, Map<String, Double> values) {}
