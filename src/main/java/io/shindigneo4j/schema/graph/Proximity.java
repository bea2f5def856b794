package io.shindigneo4j.schema.graph;

import io.shindigneo4j.schema.MayBeAbsent;

/**
 * The result of {@link SocialGraphOperations#RELATION}.
 *
 * @param distance as the length of {@link Paths}
 * @param mutual the number of friends in common
 * @param degree the number of friends of the user
 * @param otherDegree the number of friends of the other
 */
public record Proximity(@MayBeAbsent Long distance, long mutual, long degree, long otherDegree) {}
