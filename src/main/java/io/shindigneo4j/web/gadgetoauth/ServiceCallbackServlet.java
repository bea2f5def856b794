package io.shindigneo4j.web.gadgetoauth;

import com.google.inject.Inject;
import com.google.inject.Provider;
import io.shindigneo4j.opensocial.gadgetoauth.ServiceRegistry;
import io.shindigneo4j.schema.gadgetoauth.ServiceOperations.GadgetService;
import io.shindigneo4j.web.audit.AuditKind;
import io.shindigneo4j.web.audit.RequestAudit;
import io.shindigneo4j.web.page.HtmlPage;
import io.shindigneo4j.web.page.PageServlet;
import io.shindigneo4j.web.page.Parameters;
import io.shindigneo4j.web.page.Refusal;
import io.shindigneo4j.web.page.Visit;
import io.shindigneo4j.web.session.Sessions;
import io.shindigneo4j.web.session.WebSession;
import io.shindigneo4j.web.signin.ReturnAddress;
import java.io.IOException;
import java.util.Optional;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;

/**
 * Where people come back from a service. Only the person who was asked can finish an approval, in a
 * browser in which they are signed in: neither can somebody attach their own account to another
 * person's gadget, nor have another person attach theirs.
 */
abstract class ServiceCallbackServlet extends PageServlet {
  private static final long serialVersionUID = 1L;

  private transient GadgetOAuth gadgets;
  private transient Provider<ServiceRegistry> registry;
  private transient Sessions sessions;

  @Inject
  final void set(GadgetOAuth gadgets, Provider<ServiceRegistry> registry, Sessions sessions) {
    this.gadgets = gadgets;
    this.registry = registry;
    this.sessions = sessions;
  }

  /**
   * Gets the tokens for what this person was asked, and keeps them.
   *
   * @return whether the person has approved
   */
  abstract boolean finish(Parameters query, String person) throws ServiceFailure, Refusal;

  @Override
  protected void get(HttpServletRequest request, HttpServletResponse response)
      throws IOException, Refusal {
    if (gadgets.settings().isEmpty()) {
      throw new Refusal(HttpServletResponse.SC_NOT_FOUND, "Gadgets fetch nothing by OAuth here");
    }
    Visit.require(request);
    Parameters query = Parameters.ofQuery(request);
    Optional<String> person = sessions.find(request, response).flatMap(WebSession::person);
    if (person.isEmpty()) {
      askToSignIn(request, response);
    } else {
      finish(request, response, query, person.get());
    }
  }

  static Refusal tooOld() {
    return new Refusal(
        HttpServletResponse.SC_BAD_REQUEST, "This was used, or is too old: begin in the gadget");
  }

  private static void askToSignIn(HttpServletRequest request, HttpServletResponse response)
      throws IOException {
    String address =
        request.getContextPath() + request.getServletPath() + "?" + request.getQueryString();
    HtmlPage page = new HtmlPage(request, "Sign in first").say("Sign in here, then come back.");
    ReturnAddress.of(address)
        .ifPresent(back -> page.link(back.signIn(request.getContextPath()), "Sign in"));
    page.write(response, HttpServletResponse.SC_UNAUTHORIZED);
  }

  private void finish(
      HttpServletRequest request, HttpServletResponse response, Parameters query, String person)
      throws IOException, Refusal {
    try {
      boolean approved = finish(query, person);
      AuditKind kind = AuditKind.CONNECTION_ADD;
      RequestAudit.of(request)
          .add((approved ? kind.done() : kind.refused()).with("person", person));
      HtmlPage page =
          new HtmlPage(
                  request, approved ? "The gadget is connected" : "The gadget is not connected")
              .say("Close this window, and go back to the gadget.");
      if (!approved) {
        page.link(request.getContextPath() + ConnectionsServlet.PATH, "What gadgets wait for");
      }
      page.write(response, HttpServletResponse.SC_OK);
    } catch (ServiceFailure e) {
      new HtmlPage(request, "This does not work")
          .say(e.getMessage() + ".")
          .write(response, HttpServletResponse.SC_BAD_GATEWAY);
    }
  }

  /**
   * A service that is registered, for whoever comes back from one.
   *
   * @param oauth1 whether it speaks OAuth 1.0a
   */
  final GadgetService service(String gadget, String name, boolean oauth1) throws Refusal {
    return registry
        .get()
        .find(gadget, name)
        .join()
        .filter(found -> found.proof().isSignature() == oauth1)
        .orElseThrow(ServiceCallbackServlet::tooOld);
  }
}
