package io.shindigneo4j.web.oauth2;

import com.google.inject.Inject;
import io.shindigneo4j.audit.AuditEvent;
import io.shindigneo4j.opensocial.oauth.ConsentStore;
import io.shindigneo4j.schema.authorization.ConsentOperations.Consent;
import io.shindigneo4j.schema.authorization.ConsentOperations.ConsentOutcome;
import io.shindigneo4j.schema.query.Page;
import io.shindigneo4j.web.audit.AuditKind;
import io.shindigneo4j.web.consent.ScopeWords;
import io.shindigneo4j.web.page.HtmlPage;
import io.shindigneo4j.web.page.Parameters;
import io.shindigneo4j.web.page.Refusal;
import io.shindigneo4j.web.session.FormGuard;
import io.shindigneo4j.web.session.WebSession;
import io.shindigneo4j.web.signin.AccountPage;
import io.shindigneo4j.web.signin.AccountServlet;
import java.util.List;
import java.util.Map;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;

/** Shows people which applications may act for them, and lets them end that. */
public final class ConsentsServlet extends AccountServlet {
  static final String PATH = AccountPage.CONSENTS.path();

  private static final long serialVersionUID = 1L;

  /** The field of the form that names the client. */
  private static final String CLIENT_FIELD = "client";

  private static final Page FIRST = new Page(0, 1_000);

  private transient ConsentStore consents;

  public ConsentsServlet() {
    super(AccountPage.CONSENTS);
  }

  @Inject
  void set(ConsentStore consents) {
    this.consents = consents;
  }

  private List<Consent> of(String person) {
    return consents.list(person, FIRST).join().consents();
  }

  /** The applications that may act for a person, each with a button that ends it. */
  @Override
  protected void fill(HtmlPage page, HttpServletRequest request, WebSession session) {
    List<Consent> given = of(person(session));
    if (given.isEmpty()) {
      page.say("There are none.");
    }
    for (Consent consent : given) {
      page.say("Since " + HtmlPage.day(consent.since()) + ", \"" + consent.name() + "\" may:")
          .list(consent.scopes().stream().map(ScopeWords::of).toList());
      FormGuard.protect(page.form(PATH), session)
          .button(CLIENT_FIELD, consent.client(), "End this");
    }
  }

  @Override
  protected Map<String, Object> json(HttpServletRequest request, WebSession session) {
    return Map.of("consents", of(person(session)).stream().map(ConsentsServlet::json).toList());
  }

  private static Map<String, Object> json(Consent consent) {
    return Map.of(
        "client", consent.client(),
        "name", consent.name(),
        "scopes", consent.scopes(),
        "since", consent.since());
  }

  /** Ends the consent for a client, with all of its tokens. */
  @Override
  protected AuditEvent end(Parameters form, WebSession session) throws Refusal {
    String client = form.require(CLIENT_FIELD);
    ConsentOutcome outcome = consents.withdraw(person(session), client).join();
    if (outcome == ConsentOutcome.UNKNOWN) {
      throw new Refusal(HttpServletResponse.SC_NOT_FOUND, "There is no such consent");
    }
    return AuditKind.CONSENT_WITHDRAW.done().with("client", client);
  }
}
