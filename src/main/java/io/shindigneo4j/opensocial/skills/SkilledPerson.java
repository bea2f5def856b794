package io.shindigneo4j.opensocial.skills;

import org.apache.shindig.social.core.model.PersonImpl;

/** A person with what others say of a skill. */
public final class SkilledPerson extends PersonImpl {

  private long endorsements;

  /** How many endorse the skill. */
  public long getEndorsements() {
    return endorsements;
  }

  public void setEndorsements(long endorsements) {
    this.endorsements = endorsements;
  }
}
