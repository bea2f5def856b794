package io.shindigneo4j.opensocial.skills;

import org.apache.shindig.social.core.model.PersonImpl;

/** A person with the endorsements of a skill. */
public final class SkilledPerson extends PersonImpl {

  private Long endorsements;

  /** How many endorse the skill; null if that is not for the viewer to know. */
  public Long getEndorsements() {
    return endorsements;
  }

  public void setEndorsements(Long endorsements) {
    this.endorsements = endorsements;
  }
}
