package io.shindigneo4j.schema.skills;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.InvalidParameterException;

/** The parameters of {@link SkillOperations#REMOVE}. */
public record RemoveSkill(
    @Description("a person's id") String person,
    @Description("a skill's name in lower case") String key) {

  public RemoveSkill {
    InvalidParameterException.ifNull(person, "person");
    InvalidParameterException.ifNull(key, "key");
  }
}
