package io.shindigneo4j.web.oauth1.authorization;

import com.google.inject.Inject;
import io.shindigneo4j.audit.AuditEvent;
import io.shindigneo4j.opensocial.oauth.ClientRegistry;
import io.shindigneo4j.opensocial.oauth.RequestTokenStore;
import io.shindigneo4j.opensocial.oauth.Secret;
import io.shindigneo4j.schema.authorization.ClientOperations.Client;
import io.shindigneo4j.schema.authorization.RequestTokenOperations.RequestToken;
import io.shindigneo4j.web.audit.AuditKind;
import io.shindigneo4j.web.audit.RequestAudit;
import io.shindigneo4j.web.consent.ConsentForm;
import io.shindigneo4j.web.oauth1.Availability;
import io.shindigneo4j.web.page.PageServlet;
import io.shindigneo4j.web.page.Parameters;
import io.shindigneo4j.web.page.Refusal;
import io.shindigneo4j.web.page.Visit;
import io.shindigneo4j.web.session.FormGuard;
import io.shindigneo4j.web.session.Sessions;
import io.shindigneo4j.web.session.WebSession;
import io.shindigneo4j.web.signin.ReturnAddress;
import java.io.IOException;
import java.util.Optional;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;
import net.oauth.OAuth;

/**
 * Asks a person whether a client may have what its request token asks for. Whoever has not signed
 * in is led to the sign-in first.
 */
public final class OAuth1AuthorizationServlet extends PageServlet {
  static final String PATH = "/oauth/authorize";

  private static final long serialVersionUID = 1L;

  private transient Availability available;
  private transient RequestTokenStore tokens;
  private transient ClientRegistry clients;
  private transient Decisions decisions;
  private transient Sessions sessions;

  @Inject
  void set(
      Availability available,
      RequestTokenStore tokens,
      ClientRegistry clients,
      Decisions decisions,
      Sessions sessions) {
    this.available = available;
    this.tokens = tokens;
    this.clients = clients;
    this.decisions = decisions;
    this.sessions = sessions;
  }

  @Override
  protected void get(HttpServletRequest request, HttpServletResponse response)
      throws IOException, Refusal {
    available.require();
    Visit.require(request);
    Secret token = token(Parameters.ofQuery(request));
    Optional<WebSession> session = sessions.findSignedIn(request, response);
    if (session.isPresent()) {
      ask(request, response, token, session.get());
    } else {
      signIn(request, response, token);
    }
  }

  private static Secret token(Parameters parameters) throws Refusal {
    return new Secret(parameters.require(OAuth.OAUTH_TOKEN));
  }

  private void ask(
      HttpServletRequest request, HttpServletResponse response, Secret token, WebSession session)
      throws IOException {
    Optional<RequestToken> asked = tokens.find(token).join();
    Optional<Client> client = asked.flatMap(found -> clients.find(found.client()).join());
    if (client.isPresent()) {
      AuthorizationPages.ask(request, response, token, asked.get(), client.get(), session);
    } else {
      AuthorizationPages.showUnknown(request, response);
    }
  }

  private static void signIn(HttpServletRequest request, HttpServletResponse response, Secret token)
      throws Refusal {
    String root = request.getContextPath();
    String back = root + PATH + "?" + OAuth.OAUTH_TOKEN + "=" + OAuth.percentEncode(token.text());
    ReturnAddress address =
        ReturnAddress.of(back)
            .orElseThrow(
                () -> new Refusal(HttpServletResponse.SC_BAD_REQUEST, "The request is too long"));
    redirect(response, address.signIn(root));
  }

  @Override
  protected void post(HttpServletRequest request, HttpServletResponse response)
      throws IOException, Refusal {
    available.require();
    Parameters form = Parameters.ofForm(request);
    WebSession session = FormGuard.check(request, form, sessions.findSignedIn(request, response));
    Secret token = token(form);
    Optional<String> client = decisions.client(token);
    AuditEvent event;
    if (ConsentForm.isAllowed(form)) {
      boolean given = allow(request, response, token, session);
      event = given ? AuditKind.CONSENT_GIVE.done() : AuditKind.CONSENT_GIVE.failed();
    } else {
      deny(request, response, token);
      event = AuditKind.CONSENT_GIVE.refused();
    }
    client.ifPresent(id -> tell(request, event, id, session));
  }

  private static void tell(
      HttpServletRequest request, AuditEvent event, String client, WebSession session) {
    RequestAudit.of(request)
        .add(event.with("person", session.person().orElseThrow()).with("client", client));
  }

  /** Returns whether the client has got what it asked for. */
  private boolean allow(
      HttpServletRequest request, HttpServletResponse response, Secret token, WebSession session)
      throws IOException {
    Optional<Decisions.Allowed> allowed = decisions.allow(token, session);
    if (allowed.isEmpty()) {
      AuthorizationPages.showUnknown(request, response);
    } else if (allowed.get().callback().isOutOfBand()) {
      AuthorizationPages.show(request, response, allowed.get().verifier());
    } else {
      Callback callback = allowed.get().callback();
      AuthorizationPages.leadOn(
          request, response, callback, callback.success(token, allowed.get().verifier()));
    }
    return allowed.isPresent();
  }

  private void deny(HttpServletRequest request, HttpServletResponse response, Secret token)
      throws IOException {
    Optional<Callback> callback = decisions.deny(token);
    if (callback.isEmpty()) {
      AuthorizationPages.showUnknown(request, response);
    } else if (callback.get().isOutOfBand()) {
      AuthorizationPages.showRefusal(request, response);
    } else {
      AuthorizationPages.leadOn(request, response, callback.get(), callback.get().failure(token));
    }
  }
}
