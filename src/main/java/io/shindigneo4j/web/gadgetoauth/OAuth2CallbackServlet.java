package io.shindigneo4j.web.gadgetoauth;

import com.google.inject.Inject;
import com.google.inject.Provider;
import io.shindigneo4j.schema.gadgetoauth.GadgetService;
import io.shindigneo4j.web.page.Parameters;
import io.shindigneo4j.web.page.Refusal;
import java.util.Optional;

/** Where servers of OAuth 2.0 send people back. */
public final class OAuth2CallbackServlet extends CallbackServlet {
  private static final long serialVersionUID = 1L;

  private transient Provider<Approvals> approvals;
  private transient Provider<OAuth2Protocol> protocol;
  private transient Provider<Connections> connections;

  @Inject
  void setProtocol(
      Provider<Approvals> approvals,
      Provider<OAuth2Protocol> protocol,
      Provider<Connections> connections) {
    this.approvals = approvals;
    this.protocol = protocol;
    this.connections = connections;
  }

  @Override
  String stateParameter() {
    return "state";
  }

  @Override
  boolean finish(Parameters query, Approval approval, GadgetService service)
      throws ServiceFailure, Refusal {
    if (service.proof().isSignature() || !query.repeated().isEmpty()) {
      throw tooOld();
    }
    requireIssuer(query, service);
    if (!approvals.get().use(approval)) {
      throw tooOld();
    }
    Optional<String> code = query.get("code");
    if (code.isEmpty()) { // the person, or the server, has said no
      return false;
    }
    connections.get().keep(approval, protocol.get().redeem(service, code.get(), approval));
    return true;
  }

  /** Against servers that pass on the answers of others: RFC 9207. */
  private static void requireIssuer(Parameters query, GadgetService service) throws Refusal {
    if (!query.get("iss").equals(Optional.ofNullable(service.issuer()))) {
      throw tooOld();
    }
  }
}
