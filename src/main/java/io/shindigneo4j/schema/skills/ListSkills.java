package io.shindigneo4j.schema.skills;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.InvalidParameterException;
import io.shindigneo4j.schema.MayBeAbsent;
import io.shindigneo4j.schema.people.Viewpoint;
import io.shindigneo4j.schema.query.Page;
import io.shindigneo4j.schema.query.Selection;

/**
 * The parameters of {@link SkillOperations#LIST}.
 *
 * @param key of the only skill to list; null for all
 */
public record ListSkills(
    @Description("the owner's id") String owner,
    @MayBeAbsent @Description("the only skill to list; absent for all") String key,
    @Description("who looks, and how far") Viewpoint viewpoint,
    @Description("which part of the list") Page page,
    @Description("how many to answer of each skill, at most") long endorsers,
    @Description("what to read of them") Selection selection) {

  public ListSkills {
    if (endorsers < 0) {
      throw new InvalidParameterException("endorsers must not be negative");
    }
  }
}
