package io.shindigneo4j.schema.skills;

/**
 * The result of {@link SkillOperations#REMOVE}.
 *
 * @param removed false if the person had no such skill
 */
public record SkillRemoval(boolean removed) {}
