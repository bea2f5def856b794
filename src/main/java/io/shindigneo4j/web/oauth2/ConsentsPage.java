package io.shindigneo4j.web.oauth2;

import io.shindigneo4j.schema.authorization.ConsentOperations.Consent;
import io.shindigneo4j.web.consent.ScopeWords;
import io.shindigneo4j.web.page.Page;
import io.shindigneo4j.web.session.FormGuard;
import io.shindigneo4j.web.session.Session;
import java.util.List;

/** The applications that may act for a person, each with a button that ends it. */
final class ConsentsPage {

  /** The field of the form that names the client. */
  static final String CLIENT = "client";

  private ConsentsPage() {}

  static void fill(Page page, List<Consent> consents, Session session) {
    if (consents.isEmpty()) {
      page.say("There are none.");
    }
    for (Consent consent : consents) {
      page.say("Since " + Page.day(consent.since()) + ", \"" + consent.name() + "\" may:")
          .list(consent.scopes().stream().map(ScopeWords::of).toList());
      FormGuard.protect(page.form(ConsentsServlet.PATH), session)
          .button(CLIENT, consent.client(), "End this");
    }
  }
}
