package io.shindigneo4j.opensocial.skills;

import io.shindigneo4j.opensocial.xml.ElementName;

/** A skill that people have. */
@ElementName("skill")
public final class KnownSkill {

  private String name;
  private long people;

  public String getName() {
    return name;
  }

  public void setName(String name) {
    this.name = name;
  }

  /** How many have it. */
  public long getPeople() {
    return people;
  }

  public void setPeople(long people) {
    this.people = people;
  }
}
