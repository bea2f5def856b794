package io.shindigneo4j.web.gadgetoauth;

import com.google.inject.Inject;
import com.google.inject.Provider;
import io.shindigneo4j.opensocial.gadgetoauth.CallbackPath;
import io.shindigneo4j.schema.gadgetoauth.ServiceOperations.GadgetService;
import io.shindigneo4j.web.gadgetoauth.RequestTokens.Taken;
import io.shindigneo4j.web.page.Parameters;
import io.shindigneo4j.web.page.Refusal;
import java.util.Optional;
import net.oauth.OAuth;

/** Where servers of OAuth 1.0a send people back. */
public final class OAuth1CallbackServlet extends ServiceCallbackServlet {
  private static final long serialVersionUID = 1L;

  private transient Provider<RequestTokens> tokens;
  private transient Provider<OAuth1Protocol> protocol;
  private transient Provider<ServiceConnections> connections;

  @Inject
  void setProtocol(
      Provider<RequestTokens> tokens,
      Provider<OAuth1Protocol> protocol,
      Provider<ServiceConnections> connections) {
    this.tokens = tokens;
    this.protocol = protocol;
    this.connections = connections;
  }

  /**
   * The request token says which approval it is, among those of this person and service alone.
   * Without one nothing is done, as any site can lead people here: what waits, they end themselves.
   */
  @Override
  boolean finish(Parameters query, String person) throws ServiceFailure, Refusal {
    if (!query.repeated().isEmpty()) {
      throw tooOld();
    }
    Optional<String> token = query.get(OAuth.OAUTH_TOKEN);
    Optional<String> verifier = query.get(OAuth.OAUTH_VERIFIER);
    if (token.isEmpty() && verifier.isEmpty()) { // a refusal need not say of what
      return false;
    }
    GadgetService service =
        service(query.require(CallbackPath.GADGET), query.require(CallbackPath.SERVICE), true);
    Taken taken =
        token
            .flatMap(text -> tokens.get().take(person, service, text))
            .orElseThrow(ServiceCallbackServlet::tooOld);
    if (verifier.isEmpty()) { // the person has said no
      return false;
    }
    connections
        .get()
        .keep(taken.place(), protocol.get().redeem(service, taken.token(), verifier.get()));
    return true;
  }
}
