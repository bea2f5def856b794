package io.shindigneo4j.web.oauth2;

import com.google.inject.Inject;
import io.shindigneo4j.web.page.Page;
import io.shindigneo4j.web.page.PageServlet;
import io.shindigneo4j.web.page.Parameters;
import io.shindigneo4j.web.page.Refusal;
import io.shindigneo4j.web.page.Visit;
import io.shindigneo4j.web.session.FormGuard;
import io.shindigneo4j.web.session.Session;
import io.shindigneo4j.web.session.Sessions;
import io.shindigneo4j.web.signin.ReturnAddress;
import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.stream.Collectors;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;

/** The authorization endpoint: asks a person, and sends the client a code. */
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
      new Page(request, "This does not work").say(e.getMessage()).write(response, e.status());
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
    AuthorizationAnswer answer = AuthorizationAnswer.to(asking, query, server);
    try {
      Authorization asked = Authorization.of(asking.client(), query);
      Optional<Session> session = signedIn(request, response);
      if (session.isEmpty()) {
        signIn(request, response, query);
      } else if (consents.isGiven(asking.client(), person(session.get()), asked)) {
        answer.succeed(consents.code(asking, person(session.get()), asked), response);
      } else {
        ConsentPage.write(request, response, asking, asked, query, session.get());
      }
    } catch (OAuthFailure e) {
      answer.fail(e.error(), response);
    }
  }

  private Optional<Session> signedIn(HttpServletRequest request, HttpServletResponse response) {
    return sessions.find(request, response).filter(found -> found.person().isPresent());
  }

  private static void signIn(
      HttpServletRequest request, HttpServletResponse response, Parameters query) throws Refusal {
    String back = request.getContextPath() + PATH + "?" + encoded(query);
    ReturnAddress address =
        ReturnAddress.of(back)
            .orElseThrow(
                () -> new Refusal(HttpServletResponse.SC_BAD_REQUEST, "The request is too long"));
    response.setStatus(HttpServletResponse.SC_SEE_OTHER);
    response.setHeader("Location", address.signIn(request.getContextPath()));
  }

  private static String encoded(Parameters query) {
    return query.all().keySet().stream()
        .flatMap(name -> query.get(name).map(value -> encode(name) + "=" + encode(value)).stream())
        .collect(Collectors.joining("&"));
  }

  private static String encode(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }

  private static String person(Session session) {
    return session.person().orElseThrow();
  }

  /** The decision of a person. All that was asked for comes again, and is checked again. */
  @Override
  protected void post(HttpServletRequest request, HttpServletResponse response)
      throws IOException, Refusal {
    String server = issuer.of(request);
    Parameters form = Parameters.ofForm(request);
    Session session = FormGuard.check(request, form, signedIn(request, response));
    Optional<AuthorizationClient> asking = client(request, response, form);
    if (asking.isPresent()) {
      decide(response, form, asking.get(), session, server);
    }
  }

  private void decide(
      HttpServletResponse response,
      Parameters form,
      AuthorizationClient asking,
      Session session,
      String server) {
    AuthorizationAnswer answer = AuthorizationAnswer.to(asking, form, server);
    try {
      Authorization asked = Authorization.of(asking.client(), form);
      ConsentPage.requireConsent(form);
      consents.give(asking.client(), person(session), asked);
      answer.succeed(consents.code(asking, person(session), asked), response);
    } catch (OAuthFailure e) {
      answer.fail(e.error(), response);
    }
  }
}
