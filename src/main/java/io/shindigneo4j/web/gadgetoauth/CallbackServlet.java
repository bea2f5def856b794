package io.shindigneo4j.web.gadgetoauth;

import com.google.inject.Inject;
import com.google.inject.Provider;
import io.shindigneo4j.opensocial.gadgetoauth.ServiceRegistry;
import io.shindigneo4j.schema.gadgetoauth.GadgetService;
import io.shindigneo4j.web.page.Page;
import io.shindigneo4j.web.page.PageServlet;
import io.shindigneo4j.web.page.Parameters;
import io.shindigneo4j.web.page.Refusal;
import io.shindigneo4j.web.page.Visit;
import io.shindigneo4j.web.session.Session;
import io.shindigneo4j.web.session.Sessions;
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
abstract class CallbackServlet extends PageServlet {
  private static final long serialVersionUID = 1L;

  private transient GadgetOAuth gadgets;
  private transient Provider<Approvals> approvals;
  private transient Provider<ServiceRegistry> registry;
  private transient Sessions sessions;

  @Inject
  final void set(
      GadgetOAuth gadgets,
      Provider<Approvals> approvals,
      Provider<ServiceRegistry> registry,
      Sessions sessions) {
    this.gadgets = gadgets;
    this.approvals = approvals;
    this.registry = registry;
    this.sessions = sessions;
  }

  /** The name of the parameter with the sealed approval. */
  abstract String stateParameter();

  /**
   * Gets the tokens, and keeps them.
   *
   * @return whether the person has approved
   */
  abstract boolean finish(Parameters query, Approval approval, GadgetService service)
      throws ServiceFailure, Refusal;

  @Override
  protected void get(HttpServletRequest request, HttpServletResponse response)
      throws IOException, Refusal {
    if (gadgets.settings().isEmpty()) {
      throw new Refusal(HttpServletResponse.SC_NOT_FOUND, "Gadgets fetch nothing by OAuth here");
    }
    Visit.require(request);
    Parameters query = Parameters.ofQuery(request);
    Approval approval = approval(query);
    Optional<String> person = sessions.find(request, response).flatMap(Session::person);
    if (person.isEmpty()) {
      askToSignIn(request, response);
    } else {
      requireSame(person.get(), approval);
      finish(request, response, query, approval);
    }
  }

  private Approval approval(Parameters query) throws Refusal {
    return query
        .get(stateParameter())
        .flatMap(approvals.get()::open)
        .orElseThrow(CallbackServlet::tooOld);
  }

  static Refusal tooOld() {
    return new Refusal(
        HttpServletResponse.SC_BAD_REQUEST, "This was used, or is too old: begin in the gadget");
  }

  private static void requireSame(String person, Approval approval) throws Refusal {
    if (!person.equals(approval.person())) {
      throw new Refusal(HttpServletResponse.SC_FORBIDDEN, "Somebody else has begun this");
    }
  }

  private static void askToSignIn(HttpServletRequest request, HttpServletResponse response)
      throws IOException {
    String address =
        request.getContextPath() + request.getServletPath() + "?" + request.getQueryString();
    Page page = new Page(request, "Sign in first").say("Sign in here, then come back.");
    ReturnAddress.of(address)
        .ifPresent(back -> page.link(back.signIn(request.getContextPath()), "Sign in"));
    page.write(response, HttpServletResponse.SC_UNAUTHORIZED);
  }

  private void finish(
      HttpServletRequest request, HttpServletResponse response, Parameters query, Approval approval)
      throws IOException, Refusal {
    try {
      boolean approved = finish(query, approval, service(approval));
      new Page(request, approved ? "The gadget is connected" : "The gadget is not connected")
          .say("Close this window, and go back to the gadget.")
          .write(response, HttpServletResponse.SC_OK);
    } catch (ServiceFailure e) {
      new Page(request, "This does not work")
          .say(e.getMessage() + ".")
          .write(response, HttpServletResponse.SC_BAD_GATEWAY);
    }
  }

  /** The service that the approval is for, unless it was removed. */
  private GadgetService service(Approval approval) throws Refusal {
    return registry
        .get()
        .find(approval.gadget(), approval.name())
        .join()
        .filter(found -> found.id().equals(approval.service()))
        .orElseThrow(CallbackServlet::tooOld);
  }
}
