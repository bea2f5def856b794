package io.shindigneo4j.web.gadgetoauth;

import com.google.inject.Inject;
import com.google.inject.Provider;
import io.shindigneo4j.schema.gadgetoauth.GadgetService;
import io.shindigneo4j.schema.gadgetoauth.TokenPlace;
import io.shindigneo4j.web.page.Parameters;
import io.shindigneo4j.web.page.Refusal;
import java.util.Optional;
import net.oauth.OAuth;

/** Where servers of OAuth 1.0a send people back. */
public final class OAuth1CallbackServlet extends CallbackServlet {
  private static final long serialVersionUID = 1L;

  private transient Provider<TokenVault> tokens;
  private transient Provider<OAuth1Protocol> protocol;
  private transient Provider<Connections> connections;

  @Inject
  void setProtocol(
      Provider<TokenVault> tokens,
      Provider<OAuth1Protocol> protocol,
      Provider<Connections> connections) {
    this.tokens = tokens;
    this.protocol = protocol;
    this.connections = connections;
  }

  @Override
  String stateParameter() {
    return "cs";
  }

  @Override
  boolean finish(Parameters query, Approval approval, GadgetService service)
      throws ServiceFailure, Refusal {
    if (!service.proof().isSignature() || !query.repeated().isEmpty()) {
      throw tooOld();
    }
    TokenVault vault = tokens.get();
    TokenPlace place =
        ServiceCall.approvalPlace(approval.person(), approval.service(), approval.token());
    HeldToken pending =
        vault
            .find(place, approval.gadget())
            .filter(held -> held.stored().version().equals(approval.id()))
            .filter(held -> isFor(held.token(), query))
            .orElseThrow(CallbackServlet::tooOld);
    if (!vault.remove(place, pending)) {
      throw tooOld();
    }
    Optional<String> verifier = query.get(OAuth.OAUTH_VERIFIER);
    if (verifier.isEmpty()) { // the person has said no
      return false;
    }
    ServiceToken token = protocol.get().redeem(service, pending.token(), verifier.get());
    connections.get().keep(approval, token);
    return true;
  }

  /** A service need not say which token when the person has said no. */
  private static boolean isFor(ServiceToken token, Parameters query) {
    Optional<String> named = query.get(OAuth.OAUTH_TOKEN);
    return named.isPresent()
        ? named.get().equals(token.token())
        : query.get(OAuth.OAUTH_VERIFIER).isEmpty();
  }
}
