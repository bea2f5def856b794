package io.shindigneo4j.schema.skills;

import io.shindigneo4j.schema.InvalidParameterException;
import io.shindigneo4j.schema.people.Viewpoint;

/**
 * The parameters of {@link SkillOperations#ENDORSE}.
 *
 * @param owner whose skill it is
 * @param endorser who endorses, and whose skills this person may endorse
 * @param now in milliseconds since 1970
 */
public record Endorse(String owner, String key, Viewpoint endorser, long now) {

  public Endorse {
    InvalidParameterException.ifNull(owner, "owner");
    InvalidParameterException.ifNull(key, "key");
    InvalidParameterException.ifNull(endorser, "endorser");
    InvalidParameterException.ifNull(endorser.viewer(), "viewer");
    if (owner.equals(endorser.viewer())) {
      throw new InvalidParameterException("nobody endorses themselves");
    }
  }
}
