package io.shindigneo4j.web.oauth1;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import io.shindigneo4j.web.page.Refusal;
import java.util.Optional;
import javax.servlet.http.HttpServletResponse;

/** Whether the settings switch OAuth 1.0a on. */
@Singleton
public final class Availability {

  private final Optional<OAuth1Checks> checks;

  @Inject
  Availability(Optional<OAuth1Checks> checks) {
    this.checks = checks;
  }

  /**
   * Requires that it is switched on.
   *
   * @throws Refusal with 404 where it is not
   */
  public void require() throws Refusal {
    OAuth1Checks unused = checks();
  }

  /** What is there only where it is switched on. */
  OAuth1Checks checks() throws Refusal {
    return checks.orElseThrow(
        () ->
            new Refusal(
                HttpServletResponse.SC_NOT_FOUND,
                "There is no OAuth 1.0a here: " + OAuth1Setting.ENABLED.key() + " is not true"));
  }
}
