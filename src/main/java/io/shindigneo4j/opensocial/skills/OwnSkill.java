package io.shindigneo4j.opensocial.skills;

import io.shindigneo4j.opensocial.xml.ElementName;
import java.util.List;
import org.apache.shindig.social.opensocial.model.Person;

/** A skill of one person, with its endorsements. */
@ElementName("skill")
public final class OwnSkill {

  private String name;
  private Long endorsements;
  private boolean endorsed;
  private List<Person> endorsers;

  public String getName() {
    return name;
  }

  public void setName(String name) {
    this.name = name;
  }

  /** How many endorse it; null if that is not for the viewer to know. */
  public Long getEndorsements() {
    return endorsements;
  }

  public void setEndorsements(Long endorsements) {
    this.endorsements = endorsements;
  }

  /** Whether the viewer endorses it. */
  public boolean getEndorsed() {
    return endorsed;
  }

  public void setEndorsed(boolean endorsed) {
    this.endorsed = endorsed;
  }

  /** The first of those who endorse it. */
  public List<Person> getEndorsers() {
    return endorsers;
  }

  public void setEndorsers(List<Person> endorsers) {
    this.endorsers = endorsers;
  }
}
