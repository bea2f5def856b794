package io.shindigneo4j.web.oauth1.authorization;

import io.shindigneo4j.opensocial.oauth.Secret;
import io.shindigneo4j.schema.authorization.ClientOperations.Client;
import io.shindigneo4j.schema.authorization.RequestTokenOperations.RequestToken;
import io.shindigneo4j.web.consent.ConsentForm;
import io.shindigneo4j.web.page.HtmlPage;
import io.shindigneo4j.web.session.WebSession;
import java.io.IOException;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;
import net.oauth.OAuth;

/** What people see when a client asks them to authorize its request token. */
final class AuthorizationPages {

  private AuthorizationPages() {}

  static void ask(
      HttpServletRequest request,
      HttpServletResponse response,
      Secret token,
      RequestToken asked,
      Client client,
      WebSession session)
      throws IOException {
    Callback callback = new Callback(asked.callback());
    HtmlPage page =
        ConsentForm.page(request, client.name(), asked.scopes(), session)
            .say("Allow it only if you have come here from this application yourself.")
            .say(
                callback.isOutOfBand()
                    ? "You then get a code for it."
                    : "You then return to " + callback.place() + ".");
    ConsentForm.add(page, OAuth1AuthorizationServlet.PATH, session)
        .hidden(OAuth.OAUTH_TOKEN, token.text());
    page.write(response, HttpServletResponse.SC_OK);
  }

  static void leadOn(
      HttpServletRequest request, HttpServletResponse response, Callback callback, String address)
      throws IOException {
    new HtmlPage(request, "You return to " + callback.place()).leadOn(response, address);
  }

  static void show(HttpServletRequest request, HttpServletResponse response, Secret verifier)
      throws IOException {
    new HtmlPage(request, "You have allowed it")
        .say("Give the application this code, and nobody else: " + verifier.text())
        .write(response, HttpServletResponse.SC_OK);
  }

  static void showRefusal(HttpServletRequest request, HttpServletResponse response)
      throws IOException {
    new HtmlPage(request, "You have not allowed it")
        .say("The application gets nothing.")
        .write(response, HttpServletResponse.SC_OK);
  }

  static void showUnknown(HttpServletRequest request, HttpServletResponse response)
      throws IOException {
    new HtmlPage(request, "This does not work")
        .say("The request of the application is not known here, or is too old.")
        .say("Begin again at the application.")
        .write(response, HttpServletResponse.SC_BAD_REQUEST);
  }
}
