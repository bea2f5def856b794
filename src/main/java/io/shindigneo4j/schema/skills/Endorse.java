package io.shindigneo4j.schema.skills;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.InvalidParameterException;
import io.shindigneo4j.schema.people.Viewpoint;

/** The parameters of {@link SkillOperations#ENDORSE}. */
public record Endorse(
    @Description("whose skill it is") String owner,
    @Description("a skill's name in lower case") String key,
    @Description("who endorses, and whose skills this person may endorse") Viewpoint endorser,
    @Description("now, in milliseconds since 1970") long now) {

  public Endorse {
    InvalidParameterException.ifNull(endorser.viewer(), "viewer");
    if (owner.equals(endorser.viewer())) {
      throw new InvalidParameterException("nobody endorses themselves");
    }
  }
}
