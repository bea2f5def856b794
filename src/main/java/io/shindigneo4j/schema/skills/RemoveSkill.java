package io.shindigneo4j.schema.skills;

import io.shindigneo4j.schema.Description;

/** The parameters of {@link SkillOperations#REMOVE}. */
public record RemoveSkill(
    @Description("a person's id") String person,
    @Description("a skill's name in lower case") String key) {}
