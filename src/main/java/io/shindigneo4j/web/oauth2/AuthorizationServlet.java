package io.shindigneo4j.web.oauth2;

import com.google.inject.Inject;
import io.shindigneo4j.audit.AuditEvent;
import io.shindigneo4j.web.audit.AuditKind;
import io.shindigneo4j.web.audit.RequestAudit;
import io.shindigneo4j.web.page.HtmlPage;
import io.shindigneo4j.web.page.PageServlet;
import io.shindigneo4j.web.page.Parameters;
import io.shindigneo4j.web.page.Refusal;
import io.shindigneo4j.web.page.Visit;
import io.shindigneo4j.web.session.FormGuard;
import io.shindigneo4j.web.session.Sessions;
import io.shindigneo4j.web.session.WebSession;
import io.shindigneo4j.web.signin.ReturnAddress;
import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.stream.Collectors;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;

/**
 * The authorization endpoint: asks a person, and sends the client a code. Whoever has not signed in
 * is led to the sign-in and nowhere else, and after an error people decide whether they go on to
 * the client, so that no client makes this server lead strangers to its address (RFC 9700, section
 * 4.11.2).
 */
public final class AuthorizationServlet extends PageServlet {
  static final String PATH = "/oauth2/authorize";

  private static final long serialVersionUID = 1L;

  private transient AuthorizationClient.Finder clients;
  private transient Consents consents;
  private transient Sessions sessions;
  private transient IssuerAddress issuer;

  @Inject
  void set(
      AuthorizationClient.Finder clients,
      Consents consents,
      Sessions sessions,
      IssuerAddress issuer) {
    this.clients = clients;
    this.consents = consents;
    this.sessions = sessions;
    this.issuer = issuer;
  }

  @Override
  protected void get(HttpServletRequest request, HttpServletResponse response)
      throws IOException, Refusal {
    String server = issuer.of(request);
    Visit.require(request);
    Parameters query = Parameters.ofQuery(request);
    Optional<AuthorizationClient> asking = client(request, response, query);
    if (asking.isPresent()) {
      ask(request, response, query, asking.get(), server);
    }
  }

  /** Shows a page where there is no client to tell. */
  private Optional<AuthorizationClient> client(
      HttpServletRequest request, HttpServletResponse response, Parameters parameters)
      throws IOException {
    try {
      return Optional.of(clients.find(parameters));
    } catch (Refusal e) {
      new HtmlPage(request, "This does not work").say(e.getMessage()).write(response, e.status());
      return Optional.empty();
    }
  }

  private void ask(
      HttpServletRequest request,
      HttpServletResponse response,
      Parameters query,
      AuthorizationClient asking,
      String server)
      throws IOException, Refusal {
    Optional<WebSession> session = sessions.findSignedIn(request, response);
    if (session.isEmpty()) {
      signIn(request, response, query);
      return;
    }
    AuthorizationAnswer answer = AuthorizationAnswer.to(asking, query, server);
    try {
      Authorization asked = Authorization.of(asking.client(), query);
      if (consents.isGiven(asking.client(), person(session.get()), asked)) {
        String code = answer.success(consents.code(asking, person(session.get()), asked));
        redirect(response, code);
      } else {
        ConsentPage.write(request, response, asking, asked, query, session.get());
      }
    } catch (OAuthFailure e) {
      new HtmlPage(request, "This does not work")
          .say("The application \"" + asking.client().name() + "\" asks for what it cannot get.")
          .say(e.getMessage() + ".")
          .link(answer.failure(e.error()), "Return to " + asking.place())
          .write(response, HttpServletResponse.SC_BAD_REQUEST);
    }
  }

  private static void signIn(
      HttpServletRequest request, HttpServletResponse response, Parameters query) throws Refusal {
    String back = request.getContextPath() + PATH + "?" + encoded(query);
    ReturnAddress address =
        ReturnAddress.of(back)
            .orElseThrow(
                () -> new Refusal(HttpServletResponse.SC_BAD_REQUEST, "The request is too long"));
    redirect(response, address.signIn(request.getContextPath()));
  }

  /** All of it, so that what is wrong with it is wrong after the sign-in. */
  private static String encoded(Parameters query) {
    return query.all().entrySet().stream()
        .flatMap(all -> all.getValue().stream().map(value -> pair(all.getKey(), value)))
        .collect(Collectors.joining("&"));
  }

  private static String pair(String name, String value) {
    return encode(name) + "=" + encode(value);
  }

  private static String encode(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }

  private static String person(WebSession session) {
    return session.person().orElseThrow();
  }

  /** The decision of a person. All that was asked for comes again, and is checked again. */
  @Override
  protected void post(HttpServletRequest request, HttpServletResponse response)
      throws IOException, Refusal {
    String server = issuer.of(request);
    Parameters form = Parameters.ofForm(request);
    WebSession session = FormGuard.check(request, form, sessions.findSignedIn(request, response));
    Optional<AuthorizationClient> asking = client(request, response, form);
    if (asking.isPresent()) {
      String next = decide(form, asking.get(), session, server, RequestAudit.of(request));
      new HtmlPage(request, "You return to " + asking.get().place()).leadOn(response, next);
    }
  }

  /** Where the person goes with it. */
  private String decide(
      Parameters form,
      AuthorizationClient asking,
      WebSession session,
      String server,
      RequestAudit audit) {
    AuthorizationAnswer answer = AuthorizationAnswer.to(asking, form, server);
    try {
      Authorization asked = Authorization.of(asking.client(), form);
      ConsentPage.requireConsent(form);
      consents.give(asking.client(), person(session), asked);
      audit.add(
          consent(AuditKind.CONSENT_GIVE.done(), asking, session)
              .with("scopes", String.join(" ", asked.scopes())));
      return answer.success(consents.code(asking, person(session), asked));
    } catch (OAuthFailure e) {
      audit.add(
          consent(AuditKind.CONSENT_GIVE.refused(), asking, session)
              .with("reason", e.error().getCode()));
      return answer.failure(e.error());
    }
  }

  private static AuditEvent consent(
      AuditEvent event, AuthorizationClient asking, WebSession session) {
    return event.with("person", person(session)).with("client", asking.client().id());
  }
}
