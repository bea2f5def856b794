package io.shindigneo4j.schema.skills;

/** The result of an operation that changes a person's skills or endorses one of them. */
public record SkillChange(SkillOutcome outcome) {}
