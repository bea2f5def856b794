package io.shindigneo4j.schema.skills;

import io.shindigneo4j.schema.InvalidParameterException;
import io.shindigneo4j.schema.people.Viewpoint;
import io.shindigneo4j.schema.query.Page;
import io.shindigneo4j.schema.query.Selection;

/**
 * The parameters of {@link SkillOperations#LIST}.
 *
 * @param key of the only skill to list; null for all
 * @param endorsers how many to answer of each skill, at most
 * @param selection what to read of them
 */
public record ListSkills(
    String owner, String key, Viewpoint viewpoint, Page page, long endorsers, Selection selection) {

  public ListSkills {
    InvalidParameterException.ifNull(owner, "owner");
    InvalidParameterException.ifNull(viewpoint, "viewpoint");
    InvalidParameterException.ifNull(page, "page");
    InvalidParameterException.ifNull(selection, "selection");
    if (endorsers < 0) {
      throw new InvalidParameterException("endorsers must not be negative");
    }
  }
}
