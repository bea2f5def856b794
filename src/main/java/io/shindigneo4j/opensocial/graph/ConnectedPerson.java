package io.shindigneo4j.opensocial.graph;

import org.apache.shindig.social.core.model.PersonImpl;

/** A person with the number of visible friends. */
public final class ConnectedPerson extends PersonImpl {

  private Long connections;

  public Long getConnections() {
    return connections;
  }

  public void setConnections(Long connections) {
    this.connections = connections;
  }
}
