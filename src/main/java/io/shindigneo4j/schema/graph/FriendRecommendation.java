package io.shindigneo4j.schema.graph;

import io.shindigneo4j.schema.Unwrapped;
import io.shindigneo4j.schema.query.Item;
import java.util.List;

/**
 * A person whom the users may know.
 *
 * @param score a whole number as of the {@link Ranking}
 * @param common the number of common friends
 * @param examples some of these, the first by id
 */
public record FriendRecommendation(
    @Unwrapped Item person, long score, long common, List<Example> examples) {}
