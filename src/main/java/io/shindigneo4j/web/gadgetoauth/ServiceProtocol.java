package io.shindigneo4j.web.gadgetoauth;

import io.shindigneo4j.schema.gadgetoauth.ServiceOperations.GadgetService;
import java.util.Optional;
import org.apache.shindig.gadgets.http.HttpRequest;
import org.apache.shindig.gadgets.http.HttpResponse;

/** How a service is spoken to. */
interface ServiceProtocol {

  /** The address at which the viewer approves. */
  String approval(ServiceCall call) throws ServiceFailure;

  /** The request with what the token proves. It follows no redirect, which could lead elsewhere. */
  HttpRequest authorized(ServiceCall call, ServiceToken token) throws ServiceFailure;

  /** Whether a service no longer takes the token. */
  boolean isRejected(HttpResponse response);

  /**
   * The next token; empty if this one cannot be renewed, or not any more.
   *
   * @throws ServiceFailure where it may be renewed later
   */
  Optional<ServiceToken> renewed(GadgetService service, ServiceToken token) throws ServiceFailure;
}
