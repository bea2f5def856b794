package io.shindigneo4j.web.oauth2;

import com.google.inject.Inject;
import io.shindigneo4j.opensocial.oauth.ClientRegistry;
import io.shindigneo4j.opensocial.oauth.RedirectUri;
import io.shindigneo4j.schema.authorization.ClientOperations.Client;
import io.shindigneo4j.schema.authorization.ClientOperations.GrantType;
import io.shindigneo4j.web.consent.ConsentForm;
import io.shindigneo4j.web.page.Parameters;
import io.shindigneo4j.web.page.Refusal;
import java.net.URI;
import javax.servlet.http.HttpServletResponse;

/**
 * Which client asks for authorization, and where its answer goes. Until both are known, nothing may
 * be sent anywhere.
 *
 * @param redirectUri one that is registered
 */
record AuthorizationClient(Client client, URI redirectUri) {

  /** Where a person goes with the answer, as people read it. */
  String place() {
    return ConsentForm.place(redirectUri);
  }

  /** Finds clients. */
  static final class Finder {
    private final ClientRegistry clients;

    @Inject
    Finder(ClientRegistry clients) {
      this.clients = clients;
    }

    /**
     * @throws Refusal with 400 for a client that is not known, and for an address that is not
     *     registered
     */
    AuthorizationClient find(Parameters parameters) throws Refusal {
      Client client =
          clients
              .find(parameters.require("client_id"))
              .join()
              .filter(found -> !found.grantTypes().contains(GrantType.SIGNATURE))
              .orElseThrow(Finder::unknown);
      String uri = parameters.require("redirect_uri");
      if (client.redirectUris().stream().noneMatch(text -> new RedirectUri(text).matches(uri))) {
        throw unknown();
      }
      return new AuthorizationClient(client, URI.create(uri));
    }

    private static Refusal unknown() {
      return new Refusal(
          HttpServletResponse.SC_BAD_REQUEST,
          "The application is not known here, or asks for an answer at an address that is not its"
              + " own");
    }
  }
}
