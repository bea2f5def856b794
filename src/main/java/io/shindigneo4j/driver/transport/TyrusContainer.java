package io.shindigneo4j.driver.transport;

import jakarta.websocket.ClientEndpointConfig;
import jakarta.websocket.DeploymentException;
import java.io.IOException;
import java.util.Map;
import java.util.Objects;
import org.glassfish.tyrus.container.grizzly.client.GrizzlyClientContainer;
import org.glassfish.tyrus.spi.ClientContainer;
import org.glassfish.tyrus.spi.ClientEngine;

/** Grizzly's container, with checks of what a server sends. Tyrus makes it, by its name. */
public final class TyrusContainer implements ClientContainer {

  /** The name of the property that is the {@link TyrusEndpoint}. */
  static final String ENDPOINT = TyrusEndpoint.class.getName();

  private final ClientContainer grizzly = new GrizzlyClientContainer();

  @Override
  public void openClientSocket(
      ClientEndpointConfig configuration, Map<String, Object> properties, ClientEngine engine)
      throws DeploymentException, IOException {
    TyrusEndpoint endpoint =
        (TyrusEndpoint) Objects.requireNonNull(properties.get(ENDPOINT), ENDPOINT);
    grizzly.openClientSocket(configuration, properties, new TyrusEngine(engine, endpoint));
  }
}
