package io.shindigneo4j.schema.skills;

import java.util.List;

/**
 * A page of the people who have a skill.
 *
 * @param total how many people the whole list has
 */
public record SkillHolderPage(long total, List<SkillHolder> people) {}
