package io.shindigneo4j.schema.skills;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.InvalidParameterException;
import io.shindigneo4j.schema.people.Viewpoint;

/**
 * The parameters of {@link SkillOperations#COMPLETE}.
 *
 * @param prefix what keys begin with, as {@link SkillName#keyPrefix} makes it
 */
public record CompleteSkill(
    @Description("what keys begin with") String prefix,
    @Description("who looks, and how far") Viewpoint viewpoint,
    @Description("how many to answer, at most") long limit) {

  public static final int MOST = 20;

  public CompleteSkill {
    if (limit < 0 || limit > MOST) {
      throw new InvalidParameterException("limit must be 0 to " + MOST);
    }
  }
}
