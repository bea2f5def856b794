package io.shindigneo4j.web.gadgetoauth;

import com.google.inject.Inject;
import com.google.inject.name.Named;
import io.shindigneo4j.opensocial.gadgetoauth.ServiceRegistration;
import io.shindigneo4j.opensocial.gadgetoauth.ServiceRegistry;
import io.shindigneo4j.opensocial.gadgetoauth.ServiceResource;
import io.shindigneo4j.schema.gadgetoauth.ServiceOperations.GadgetService;
import io.shindigneo4j.web.client.SignedInViewer;
import java.util.Optional;
import java.util.regex.Pattern;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.gadgets.http.HttpRequest;

/** Decides what a gadget may fetch, for whom, and from which service. */
final class ServiceCalls {
  private static final Pattern NAME = Pattern.compile("[\\x20-\\x7E]{0,500}");

  private final ServiceRegistry registry;
  private final boolean viewerTokens;

  /**
   * @param viewerTokens whether a viewer may use tokens in a gadget of somebody else's page
   */
  @Inject
  ServiceCalls(
      ServiceRegistry registry,
      @Named("shindig.signing.viewer-access-tokens-enabled") boolean viewerTokens) {
    this.registry = registry;
    this.viewerTokens = viewerTokens;
  }

  /**
   * What is fetched with a token.
   *
   * @param oauth1 whether the gadget asks for OAuth 1.0a
   */
  ServiceCall withToken(HttpRequest request, String service, String token, boolean oauth1)
      throws ServiceFailure {
    SecurityToken caller = request.getSecurityToken();
    String viewer = viewer(caller);
    if (!viewerTokens && !viewer.equals(caller.getOwnerId())) {
      throw new ServiceFailure(
          FailureCode.NOT_OWNER, "Only the owner of the page can fetch from this service here");
    }
    GadgetService found =
        service.isEmpty()
            ? null
            : find(caller.getAppUrl(), service)
                .filter(registered -> registered.proof().isSignature() == oauth1)
                .orElse(null);
    require(found != null, "No operator has registered this service for this gadget");
    return call(request, found, viewer, token);
  }

  /** What is signed without a token; empty where no operator has given a secret for it. */
  Optional<ServiceCall> signed(HttpRequest request, String service) throws ServiceFailure {
    SecurityToken caller = request.getSecurityToken();
    String viewer = viewer(caller);
    Optional<GadgetService> found = find(caller.getAppUrl(), service);
    if (found.isEmpty() && service.isEmpty()) {
      found = find(ServiceRegistration.ANY_GADGET, service);
    }
    found = found.filter(registered -> registered.proof().isSignature());
    return found.isPresent()
        ? Optional.of(call(request, found.get(), viewer, ""))
        : Optional.empty();
  }

  private static String viewer(SecurityToken token) throws ServiceFailure {
    return SignedInViewer.checked(token)
        .orElseThrow(() -> new ServiceFailure(FailureCode.UNAUTHENTICATED, "Nobody is signed in"));
  }

  private Optional<GadgetService> find(String gadget, String service) {
    return gadget == null ? Optional.empty() : registry.find(gadget, service).join();
  }

  /** The same for another token of the service. */
  static ServiceCall named(ServiceCall call, String token) throws ServiceFailure {
    return call(call.request(), call.service(), call.viewer(), token);
  }

  private static ServiceCall call(
      HttpRequest request, GadgetService service, String viewer, String token)
      throws ServiceFailure {
    require(NAME.matcher(token).matches(), "The name of a token or its scope is not valid");
    String address = request.getUri().toString();
    boolean isResource =
        service.resources().isEmpty()
            || service.resources().stream()
                .anyMatch(resource -> new ServiceResource(resource).contains(address));
    require(isResource, "The service is not for this address");
    return new ServiceCall(request, service, viewer, token);
  }

  private static void require(boolean valid, String message) throws ServiceFailure {
    if (!valid) {
      throw new ServiceFailure(FailureCode.CONFIGURATION, message);
    }
  }
}
