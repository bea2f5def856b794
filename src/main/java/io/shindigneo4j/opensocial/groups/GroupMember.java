package io.shindigneo4j.opensocial.groups;

import io.shindigneo4j.opensocial.people.SocialPerson;
import io.shindigneo4j.opensocial.xml.ElementName;
import java.util.Date;

/** A person with their role in a group. */
@ElementName("member")
public final class GroupMember extends SocialPerson {

  private String role;
  private Date since;

  /** {@code member}, {@code admin}, {@code owner}, or {@code invited}. */
  public String getRole() {
    return role;
  }

  public void setRole(String role) {
    this.role = role;
  }

  /** When the person came in, or was invited; null if nobody knows. */
  public Date getSince() {
    return since;
  }

  public void setSince(Date since) {
    this.since = since;
  }
}
