package io.shindigneo4j.opensocial.people;

import java.util.Date;
import org.apache.shindig.social.core.model.OrganizationImpl;

/**
 * An organization whose dates may be words: Shindig's bean makes copies, which have the moments
 * alone.
 */
public final class SocialOrganization extends OrganizationImpl {

  private Date startDate;
  private Date endDate;

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
