package io.shindigneo4j.web.gadgetoauth;

import com.google.inject.Inject;
import io.shindigneo4j.audit.AuditEvent;
import io.shindigneo4j.web.audit.AuditKind;
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

/** Shows people which gadgets fetch from which services for them, and lets them end that. */
public final class ConnectionsServlet extends AccountServlet {
  static final String PATH = AccountPage.CONNECTIONS.path();

  private static final long serialVersionUID = 1L;
  private static final String GADGET = "gadget";
  private static final String SERVICE = "service";

  /** With what gadgets wait for, as they may ask for much. */
  private static final String WAITING = "waiting";

  private transient PersonConnections connections;

  public ConnectionsServlet() {
    super(AccountPage.CONNECTIONS);
  }

  @Inject
  void set(PersonConnections connections) {
    this.connections = connections;
  }

  @Override
  protected void fill(HtmlPage page, HttpServletRequest request, WebSession session) {
    List<ServiceConnection> all = connections.of(person(session));
    List<ServiceConnection> waiting = connections.waiting(person(session));
    if (all.isEmpty() && waiting.isEmpty()) {
      page.say("There are none.");
    }
    for (ServiceConnection each : all) {
      page.say(
          "Since %s, the gadget %s uses \"%s\" for you."
              .formatted(HtmlPage.day(each.since()), each.gadget(), each.service()));
      FormGuard.protect(page.form(PATH), session)
          .hidden(GADGET, each.gadget())
          .button(SERVICE, each.service(), "End this");
    }
    for (ServiceConnection each : waiting) {
      page.say(
          "The gadget %s waits for you to let it use \"%s\"."
              .formatted(each.gadget(), each.service()));
      FormGuard.protect(page.form(PATH), session)
          .hidden(GADGET, each.gadget())
          .hidden(WAITING, "true")
          .button(SERVICE, each.service(), "Forget this");
    }
  }

  @Override
  protected Map<String, Object> json(HttpServletRequest request, WebSession session) {
    List<Map<String, Object>> all = json(connections.of(person(session)));
    List<Map<String, Object>> waiting = json(connections.waiting(person(session)));
    return waiting.isEmpty()
        ? Map.of("connections", all)
        : Map.of("connections", all, WAITING, waiting);
  }

  private static List<Map<String, Object>> json(List<ServiceConnection> all) {
    return all.stream().map(ConnectionsServlet::json).toList();
  }

  private static Map<String, Object> json(ServiceConnection each) {
    return Map.of(GADGET, each.gadget(), SERVICE, each.service(), "since", each.since());
  }

  /** Deletes all tokens of a service for a gadget, or those alone that wait. */
  @Override
  protected AuditEvent end(Parameters form, WebSession session) throws Refusal {
    String gadget = form.require(GADGET);
    String service = form.require(SERVICE);
    String person = person(session);
    boolean ended =
        form.get(WAITING).isPresent()
            ? connections.endWaiting(person, gadget, service)
            : connections.end(person, gadget, service);
    if (!ended) {
      throw new Refusal(HttpServletResponse.SC_NOT_FOUND, "There is no such connection");
    }
    return AuditKind.CONNECTION_REMOVE.done().with(GADGET, gadget).with(SERVICE, service);
  }
}
