package io.shindigneo4j.web.gadgetoauth;

import com.google.inject.Injector;
import io.shindigneo4j.schema.gadgetoauth.GadgetService;
import io.shindigneo4j.schema.gadgetoauth.TokenPlace;
import io.shindigneo4j.web.page.Parameters;
import io.shindigneo4j.web.page.Refusal;
import java.util.Optional;
import net.oauth.OAuth;

/** Where servers of OAuth 1.0a send people back. */
public final class OAuth1CallbackServlet extends CallbackServlet {
  private static final long serialVersionUID = 1L;

  @Override
  String stateParameter() {
    return "cs";
  }

  @Override
  boolean finish(Injector injector, Parameters query, Approval approval, GadgetService service)
      throws ServiceFailure, Refusal {
    if (!service.proof().isSignature() || !query.repeated().isEmpty()) {
      throw tooOld();
    }
    TokenVault vault = injector.getInstance(TokenVault.class);
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
    OAuth2CallbackServlet.keep(
        injector,
        approval,
        injector
            .getInstance(OAuth1Protocol.class)
            .redeem(service, pending.token(), verifier.get()));
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
