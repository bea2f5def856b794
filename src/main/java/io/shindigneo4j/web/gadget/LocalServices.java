package io.shindigneo4j.web.gadget;

import com.google.inject.Inject;
import com.google.inject.name.Named;
import io.shindigneo4j.opensocial.dispatch.GuardedHandlerRegistry;
import java.util.Set;
import org.apache.shindig.config.ContainerConfig;
import org.apache.shindig.gadgets.http.HttpFetcher;
import org.apache.shindig.gadgets.render.DefaultServiceFetcher;

/**
 * Tells gadgets which JSON-RPC methods this server has, without a request to itself: the address of
 * such a request would come from the client's {@code Host}.
 */
final class LocalServices extends DefaultServiceFetcher {

  private static final String OWN_HOST = "%host%";

  private final GuardedHandlerRegistry registry;

  @Inject
  LocalServices(
      ContainerConfig configuration,
      HttpFetcher fetcher,
      GuardedHandlerRegistry registry,
      @Named("org.apache.shindig.handlers") Set<Object> handlers) {
    super(configuration, fetcher);
    this.registry = registry;
    registry.addHandlers(handlers);
  }

  @Override
  protected Set<String> retrieveServices(String container, String endpoint) {
    return isOwn(container, endpoint)
        ? registry.getSupportedRpcServices()
        : super.retrieveServices(container, endpoint);
  }

  /** Whether the configuration names the address by our own host. */
  private boolean isOwn(String container, String endpoint) {
    return getEndpointsFromContainerConfig(container, OWN_HOST).stream()
        .filter(configured -> configured.contains(OWN_HOST))
        .anyMatch(
            own -> endpoint.endsWith(own.substring(own.indexOf(OWN_HOST) + OWN_HOST.length())));
  }
}
