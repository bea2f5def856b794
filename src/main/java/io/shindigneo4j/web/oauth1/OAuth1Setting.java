package io.shindigneo4j.web.oauth1;

import io.shindigneo4j.opensocial.configuration.Setting;
import io.shindigneo4j.web.page.Refusal;
import java.util.Optional;
import javax.servlet.http.HttpServletResponse;

/** The settings of signed requests, each with its default as it would be written. */
public final class OAuth1Setting {
  public static final Setting ENABLED = new Setting("shindig.neo4j.oauth1", "false");
  public static final Setting ORIGIN = new Setting("shindig.neo4j.oauth1-origin", "");

  private OAuth1Setting() {}

  /**
   * What is there only where OAuth 1.0a is switched on.
   *
   * @throws Refusal with 404 where it is not
   */
  static <T> T require(Optional<T> on) throws Refusal {
    return on.orElseThrow(
        () ->
            new Refusal(
                HttpServletResponse.SC_NOT_FOUND,
                "There is no OAuth 1.0a here: " + ENABLED.key() + " is not true"));
  }
}
