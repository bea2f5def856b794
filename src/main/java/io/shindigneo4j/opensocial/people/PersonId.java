package io.shindigneo4j.opensocial.people;

import java.util.Set;
import java.util.regex.Pattern;
import org.apache.shindig.auth.AnonymousSecurityToken;

/** The form of ids that people can have. */
public final class PersonId {

  /**
   * Nothing that paths and lists of ids give a meaning to, and no control, format or separator
   * characters of Unicode but spaces within, so that few ids look like another's.
   */
  private static final Pattern FORM =
      Pattern.compile(
          "[^@,/\\p{Cc}\\p{Cf}\\p{Z}](?:[^,/\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}]{0,198}"
              + "[^,/\\p{Cc}\\p{Cf}\\p{Z}])?");

  /** What no path can name, and whom Shindig takes for nobody. */
  private static final Set<String> RESERVED =
      Set.of(".", "..", AnonymousSecurityToken.ANONYMOUS_ID);

  private PersonId() {}

  public static boolean isValid(String id) {
    return FORM.matcher(id).matches() && !RESERVED.contains(id);
  }
}
