package io.shindigneo4j.opensocial.skills;

import io.shindigneo4j.opensocial.people.SocialPerson;

/** A person with the endorsements of a skill. */
public final class SkilledPerson extends SocialPerson {

  private Long endorsements;

  /** How many endorse the skill; null if that is not for the viewer to know. */
  public Long getEndorsements() {
    return endorsements;
  }

  public void setEndorsements(Long endorsements) {
    this.endorsements = endorsements;
  }
}
