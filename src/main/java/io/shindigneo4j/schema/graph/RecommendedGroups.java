package io.shindigneo4j.schema.graph;

import java.util.List;

/**
 * The result of {@link SocialGraphOperations#RECOMMEND_GROUPS}: a page of the list.
 *
 * @param total how many the whole list has
 */
public record RecommendedGroups(long total, List<GroupRecommendation> groups) {}
