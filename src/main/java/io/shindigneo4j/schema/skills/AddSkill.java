package io.shindigneo4j.schema.skills;

import io.shindigneo4j.schema.InvalidParameterException;

/**
 * The parameters of {@link SkillOperations#ADD}.
 *
 * @param now in milliseconds since 1970
 */
public record AddSkill(String person, SkillName skill, long now) {

  public AddSkill {
    InvalidParameterException.ifNull(person, "person");
    InvalidParameterException.ifNull(skill, "skill");
  }
}
