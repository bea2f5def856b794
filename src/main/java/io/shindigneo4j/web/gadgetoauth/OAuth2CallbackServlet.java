package io.shindigneo4j.web.gadgetoauth;

import com.google.inject.Injector;
import io.shindigneo4j.schema.gadgetoauth.GadgetService;
import io.shindigneo4j.schema.gadgetoauth.TokenPlace;
import io.shindigneo4j.web.page.Parameters;
import io.shindigneo4j.web.page.Refusal;
import java.util.Optional;

/** Where servers of OAuth 2.0 send people back. */
public final class OAuth2CallbackServlet extends CallbackServlet {
  private static final long serialVersionUID = 1L;

  @Override
  String stateParameter() {
    return "state";
  }

  @Override
  boolean finish(Injector injector, Parameters query, Approval approval, GadgetService service)
      throws ServiceFailure, Refusal {
    if (service.proof().isSignature() || !query.repeated().isEmpty()) {
      throw tooOld();
    }
    requireIssuer(query, service);
    if (!injector.getInstance(Approvals.class).use(approval)) {
      throw tooOld();
    }
    Optional<String> code = query.get("code");
    if (code.isEmpty()) { // the person, or the server, has said no
      return false;
    }
    ServiceToken token =
        injector.getInstance(OAuth2Protocol.class).redeem(service, code.get(), approval);
    keep(injector, approval, token);
    return true;
  }

  /** Against servers that pass on the answers of others: RFC 9207. */
  private static void requireIssuer(Parameters query, GadgetService service) throws Refusal {
    if (service.issuer() != null && !query.get("iss").equals(Optional.of(service.issuer()))) {
      throw tooOld();
    }
  }

  static void keep(Injector injector, Approval approval, ServiceToken token) throws ServiceFailure {
    TokenPlace place = ServiceCall.place(approval.person(), approval.service(), approval.token());
    ServiceFetch.requireKept(
        injector
            .getInstance(TokenVault.class)
            .grant(
                place,
                token,
                approval.id(),
                injector.getInstance(GadgetOAuthSettings.class).lifetime()));
  }
}
