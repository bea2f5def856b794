package io.shindigneo4j.schema.groups;

import java.util.List;

/**
 * A group as it was read.
 *
 * @param values of the selected properties, in their order; null if there is none
 */
public record GroupValues(List<Object> values) {}
