package io.shindigneo4j.schema.skills;

/**
 * A skill whose key begins with a text.
 *
 * @param people how many people have it, of those whom the viewer may see; never 0
 */
public record SkillSuggestion(String name, long people) {}
