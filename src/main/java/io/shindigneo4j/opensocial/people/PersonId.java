package io.shindigneo4j.opensocial.people;

import java.util.regex.Pattern;
import org.apache.shindig.auth.AnonymousSecurityToken;

/** The form of ids that people can have. */
public final class PersonId {

  /** Nothing that paths and lists of ids give a meaning to. */
  private static final Pattern FORM = Pattern.compile("[^@,/\\p{Cntrl}][^,/\\p{Cntrl}]{0,199}");

  private PersonId() {}

  public static boolean isValid(String id) {
    return FORM.matcher(id).matches() && !id.equals(AnonymousSecurityToken.ANONYMOUS_ID);
  }
}
