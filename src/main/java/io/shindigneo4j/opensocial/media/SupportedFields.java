package io.shindigneo4j.opensocial.media;

import com.google.inject.Inject;
import java.util.List;
import java.util.Objects;
import org.apache.shindig.config.ContainerConfig;
import org.apache.shindig.protocol.RequestItem;

/** The fields that a container says it supports. */
final class SupportedFields {

  private final ContainerConfig configuration;

  @Inject
  SupportedFields(ContainerConfig configuration) {
    this.configuration = configuration;
  }

  List<Object> of(String type, RequestItem request) {
    String container =
        Objects.requireNonNullElse(
            request.getToken().getContainer(), ContainerConfig.DEFAULT_CONTAINER);
    return configuration.getList(
        container, "${Cur['gadgets.features'].opensocial.supportedFields." + type + "}");
  }
}
