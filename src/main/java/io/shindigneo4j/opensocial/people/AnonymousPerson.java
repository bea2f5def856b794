package io.shindigneo4j.opensocial.people;

import org.apache.shindig.auth.AnonymousSecurityToken;
import org.apache.shindig.social.core.model.NameImpl;
import org.apache.shindig.social.opensocial.model.Person;

/**
 * The person that stands for a viewer without a login: user id -1 (OpenSocial Social API Server
 * 2.5.1, section on retrieving a person).
 */
final class AnonymousPerson {

  private static final String NAME = "Anonymous";

  private AnonymousPerson() {}

  static Person create() {
    Person person = new SocialPerson();
    person.setId(AnonymousSecurityToken.ANONYMOUS_ID);
    person.setName(new NameImpl(NAME));
    person.setNickname(NAME);
    return person;
  }
}
