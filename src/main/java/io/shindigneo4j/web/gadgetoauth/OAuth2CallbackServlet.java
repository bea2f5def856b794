package io.shindigneo4j.web.gadgetoauth;

import com.google.inject.Inject;
import com.google.inject.Provider;
import io.shindigneo4j.schema.gadgetoauth.GadgetTokenOperations.TokenPlace;
import io.shindigneo4j.schema.gadgetoauth.ServiceOperations.GadgetService;
import io.shindigneo4j.web.page.Parameters;
import io.shindigneo4j.web.page.Refusal;
import java.util.Optional;
import javax.servlet.http.HttpServletResponse;

/** Where servers of OAuth 2.0 send people back. */
public final class OAuth2CallbackServlet extends ServiceCallbackServlet {
  private static final long serialVersionUID = 1L;

  private transient Provider<Approvals> approvals;
  private transient Provider<OAuth2Protocol> protocol;
  private transient Provider<ServiceConnections> connections;

  @Inject
  void setProtocol(
      Provider<Approvals> approvals,
      Provider<OAuth2Protocol> protocol,
      Provider<ServiceConnections> connections) {
    this.approvals = approvals;
    this.protocol = protocol;
    this.connections = connections;
  }

  @Override
  boolean finish(Parameters query, String person) throws ServiceFailure, Refusal {
    Approval approval =
        query
            .get("state")
            .flatMap(approvals.get()::open)
            .orElseThrow(ServiceCallbackServlet::tooOld);
    requireSame(person, approval);
    GadgetService service = service(approval.gadget(), approval.name(), false);
    if (!service.id().equals(approval.service()) || !query.repeated().isEmpty()) {
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
    TokenPlace place = ServiceCall.place(person, service.id(), approval.token());
    connections.get().keep(place, protocol.get().redeem(service, code.get(), approval));
    return true;
  }

  private static void requireSame(String person, Approval approval) throws Refusal {
    if (!person.equals(approval.person())) {
      throw new Refusal(HttpServletResponse.SC_FORBIDDEN, "Somebody else has begun this");
    }
  }

  /** Against servers that pass on the answers of others: RFC 9207. */
  private static void requireIssuer(Parameters query, GadgetService service) throws Refusal {
    if (!query.get("iss").equals(Optional.ofNullable(service.issuer()))) {
      throw tooOld();
    }
  }
}
