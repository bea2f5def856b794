package io.shindigneo4j.opensocial.request;

import com.google.inject.Inject;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import org.apache.shindig.config.ContainerConfig;
import org.apache.shindig.protocol.RequestItem;

/** The fields that the container's configuration lists as supported. */
public final class SupportedFields {

  private final ContainerConfig configuration;

  @Inject
  public SupportedFields(ContainerConfig configuration) {
    this.configuration = configuration;
  }

  /** Those of a type by its name in the configuration of the caller's container. */
  public List<?> of(String type, RequestItem request) {
    String container =
        Objects.requireNonNullElse(
            request.getToken().getContainer(), ContainerConfig.DEFAULT_CONTAINER);
    return configuration.getList(
        container, "${Cur['gadgets.features'].opensocial.supportedFields." + type + "}");
  }

  /** As {@link #of(String, RequestItem)}; all there are where the configuration names none. */
  public Collection<?> of(String type, RequestItem request, Collection<String> all) {
    List<?> configured = of(type, request);
    return configured.isEmpty() ? all : configured;
  }
}
