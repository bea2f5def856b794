package io.shindigneo4j.web.oauth2;

import com.nimbusds.oauth2.sdk.OAuth2Error;
import io.shindigneo4j.web.consent.ConsentForm;
import io.shindigneo4j.web.page.HtmlPage;
import io.shindigneo4j.web.page.PageForm;
import io.shindigneo4j.web.page.Parameters;
import io.shindigneo4j.web.session.WebSession;
import java.io.IOException;
import java.util.List;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;

/** Asks a person whether a client may act for them. */
final class ConsentPage {
  /** What comes back with the decision, and is checked again. */
  private static final List<String> PARAMETERS =
      List.of(
          "client_id",
          "redirect_uri",
          "response_type",
          "response_mode",
          "scope",
          "state",
          "code_challenge",
          "code_challenge_method");

  private ConsentPage() {}

  static void write(
      HttpServletRequest request,
      HttpServletResponse response,
      AuthorizationClient asking,
      Authorization asked,
      Parameters parameters,
      WebSession session)
      throws IOException {
    HtmlPage page =
        ConsentForm.page(request, asking.client().name(), asked.scopes(), session)
            .say("You then return to " + asking.place() + ".");
    PageForm form = ConsentForm.add(page, AuthorizationServlet.PATH, session);
    PARAMETERS.forEach(name -> parameters.get(name).ifPresent(value -> form.hidden(name, value)));
    page.write(response, HttpServletResponse.SC_OK);
  }

  /**
   * @throws OAuthFailure unless the person has allowed it
   */
  static void requireConsent(Parameters form) throws OAuthFailure {
    if (!ConsentForm.isAllowed(form)) {
      throw new OAuthFailure(OAuth2Error.ACCESS_DENIED, "The person has not allowed it");
    }
  }
}
