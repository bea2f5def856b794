package io.shindigneo4j.opensocial.people;

import org.apache.shindig.social.core.model.NameImpl;

/** A name with the fields of OpenSocial Social Data 2.5.1 that Shindig's bean lacks. */
public final class SocialName extends NameImpl {

  private String pronunciation;
  private String pronunciationUrl;

  /** The specification's word for {@code additionalName}. */
  public void setMiddleName(String middleName) {
    setAdditionalName(middleName);
  }

  /** How the name is spoken, in words. */
  public String getPronunciation() {
    return pronunciation;
  }

  public void setPronunciation(String pronunciation) {
    this.pronunciation = pronunciation;
  }

  /** The address of a recording of the name. */
  public String getPronunciationUrl() {
    return pronunciationUrl;
  }

  public void setPronunciationUrl(String pronunciationUrl) {
    this.pronunciationUrl = pronunciationUrl;
  }
}
