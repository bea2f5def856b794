package io.shindigneo4j.schema.skills;

import io.shindigneo4j.schema.InvalidParameterException;

/** The parameters of {@link SkillOperations#REMOVE}. */
public record RemoveSkill(String person, String key) {

  public RemoveSkill {
    InvalidParameterException.ifNull(person, "person");
    InvalidParameterException.ifNull(key, "key");
  }
}
