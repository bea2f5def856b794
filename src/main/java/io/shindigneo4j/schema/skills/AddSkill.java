package io.shindigneo4j.schema.skills;

import io.shindigneo4j.schema.Description;

/** The parameters of {@link SkillOperations#ADD}. */
public record AddSkill(
    @Description("a person's id") String person,
    @Description("the skill") SkillName skill,
    @Description("now, in milliseconds since 1970") long now) {}
