package io.shindigneo4j.schema.authorization;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.InvalidParameterException;

/**
 * A browser in which a person is signed in.
 *
 * @param lastUsed when it was last noted, which is seldom
 * @param browser the family, such as Firefox; empty if nobody knows
 * @param system such as Linux; empty if nobody knows
 */
public record BrowserSession(
    @Description("the session's id") String id,
    @Description("when the person signed in, in milliseconds since 1970") long since,
    @Description("when it was last used, in milliseconds since 1970") long lastUsed,
    @Description("the family of the browser; empty if nobody knows") String browser,
    @Description("its operating system; empty if nobody knows") String system,
    @Description("when it has ended in any case, in milliseconds since 1970") long expires) {

  /** The most characters of a family, and of a system. */
  public static final int LONGEST = 40;

  public BrowserSession {
    InvalidParameterException.ifNull(id, "id");
    InvalidParameterException.ifNull(browser, "browser");
    InvalidParameterException.ifNull(system, "system");
    if (id.isEmpty() || id.length() > AddRevocation.LONGEST) {
      throw new InvalidParameterException("the id of a session has 1 to 1,024 characters");
    }
    if (browser.length() > LONGEST || system.length() > LONGEST) {
      throw new InvalidParameterException("a browser and a system have at most 40 characters");
    }
  }
}
