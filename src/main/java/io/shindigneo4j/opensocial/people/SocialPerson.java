package io.shindigneo4j.opensocial.people;

import io.shindigneo4j.opensocial.xml.ElementName;
import java.util.Date;
import java.util.List;
import org.apache.shindig.social.core.model.PersonImpl;
import org.apache.shindig.social.opensocial.model.Name;

/** A person with the fields of OpenSocial Social Data 2.5.1 that Shindig's bean lacks. */
@ElementName("person")
public class SocialPerson extends PersonImpl {

  private List<Name> alternateNames;
  private Date anniversary;
  private String contactPreference;
  private String dn;
  private String location;
  private Name nativeName;
  private String note;
  private List<String> orgIdentifier;
  private Name preferredName;
  private Date published;

  /** Aliases, maiden names and other forms of the name. */
  public List<Name> getAlternateNames() {
    return alternateNames;
  }

  public void setAlternateNames(List<Name> alternateNames) {
    this.alternateNames = alternateNames;
  }

  /** The day of the wedding. */
  public Date getAnniversary() {
    return anniversary;
  }

  public void setAnniversary(Date anniversary) {
    this.anniversary = anniversary;
  }

  /** How the person would like to be reached, in words. */
  public String getContactPreference() {
    return contactPreference;
  }

  public void setContactPreference(String contactPreference) {
    this.contactPreference = contactPreference;
  }

  /** The distinguished name of X.500. */
  public String getDn() {
    return dn;
  }

  public void setDn(String dn) {
    this.dn = dn;
  }

  public String getLocation() {
    return location;
  }

  public void setLocation(String location) {
    this.location = location;
  }

  /** The name in the person's own language. */
  public Name getNativeName() {
    return nativeName;
  }

  public void setNativeName(Name nativeName) {
    this.nativeName = nativeName;
  }

  public String getNote() {
    return note;
  }

  public void setNote(String note) {
    this.note = note;
  }

  /** Numbers of the person in organizations, such as that of an employee. */
  public List<String> getOrgIdentifier() {
    return orgIdentifier;
  }

  public void setOrgIdentifier(List<String> orgIdentifier) {
    this.orgIdentifier = orgIdentifier;
  }

  public Name getPreferredName() {
    return preferredName;
  }

  public void setPreferredName(Name preferredName) {
    this.preferredName = preferredName;
  }

  /** When the person came, as a client says. */
  public Date getPublished() {
    return published;
  }

  public void setPublished(Date published) {
    this.published = published;
  }
}
