package io.shindigneo4j.web.oauth2;

import io.shindigneo4j.schema.authorization.Consent;
import io.shindigneo4j.web.consent.ScopeWords;
import io.shindigneo4j.web.page.Page;
import io.shindigneo4j.web.session.FormGuard;
import io.shindigneo4j.web.session.Session;
import java.io.IOException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;

/** The applications that may act for a person, each with a button that ends it. */
final class ConsentsPage {

  /** The field of the form that names the client. */
  static final String CLIENT = "client";

  private ConsentsPage() {}

  static void write(
      HttpServletRequest request,
      HttpServletResponse response,
      List<Consent> consents,
      Session session)
      throws IOException {
    Page page = new Page(request, "Applications that may act for you");
    if (consents.isEmpty()) {
      page.say("There are none.");
    }
    for (Consent consent : consents) {
      page.say("Since " + day(consent) + ", \"" + consent.name() + "\" may:")
          .list(consent.scopes().stream().map(ScopeWords::of).toList());
      FormGuard.protect(page.form(ConsentsServlet.PATH), session)
          .button(CLIENT, consent.client(), "End this");
    }
    page.write(response, HttpServletResponse.SC_OK);
  }

  private static LocalDate day(Consent consent) {
    return Instant.ofEpochMilli(consent.since()).atZone(ZoneOffset.UTC).toLocalDate();
  }
}
