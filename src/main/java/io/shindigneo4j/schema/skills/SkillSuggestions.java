package io.shindigneo4j.schema.skills;

import java.util.List;

/** The result of {@link SkillOperations#COMPLETE}. */
public record SkillSuggestions(List<SkillSuggestion> skills) {}
