package io.shindigneo4j.schema.graph;

import java.util.List;

/**
 * A group that the users may like.
 *
 * @param values of the selected properties, in their order; null if there is none
 * @param friends the number of friends in the group
 * @param examples some of these, the first by id
 */
public record GroupRecommendation(List<Object> values, long friends, List<Example> examples) {}
