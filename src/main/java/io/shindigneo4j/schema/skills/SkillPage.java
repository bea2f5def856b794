package io.shindigneo4j.schema.skills;

import java.util.List;

/**
 * A page of the skills of a person.
 *
 * @param total how many skills the whole list has
 */
public record SkillPage(long total, List<PersonSkill> skills) {}
