package io.shindigneo4j.opensocial.people;

import java.util.Date;
import org.apache.shindig.social.core.model.OrganizationImpl;

/**
 * An organization with the fields of OpenSocial Social Data 2.5.1 that Shindig's bean lacks. Its
 * dates may be words: Shindig's bean makes copies, which have the moments alone.
 */
public final class SocialOrganization extends OrganizationImpl {

  private String department;
  private String location;
  private Date startDate;
  private Date endDate;

  public String getDepartment() {
    return department;
  }

  public void setDepartment(String department) {
    this.department = department;
  }

  /** A place in short, such as "San Francisco". */
  public String getLocation() {
    return location;
  }

  public void setLocation(String location) {
    this.location = location;
  }

  /** The specification's spelling of {@code subField}. */
  public void setSubfield(String subField) {
    setSubField(subField);
  }

  @Override
  public Date getStartDate() {
    return startDate;
  }

  @Override
  public void setStartDate(Date startDate) {
    this.startDate = startDate;
  }

  @Override
  public Date getEndDate() {
    return endDate;
  }

  @Override
  public void setEndDate(Date endDate) {
    this.endDate = endDate;
  }
}
