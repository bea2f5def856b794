package io.shindigneo4j.schema.skills;

import io.shindigneo4j.schema.Unwrapped;
import io.shindigneo4j.schema.query.Item;

/**
 * A person who has a skill.
 *
 * @param endorsements how many people endorse it, of those whom the viewer may see
 */
public record SkillHolder(@Unwrapped Item person, long endorsements) {}
