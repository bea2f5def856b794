package io.shindigneo4j.opensocial.graph;

import io.shindigneo4j.opensocial.people.SocialPerson;

/** A person with the number of visible friends. */
public final class ConnectedPerson extends SocialPerson {

  private Long connections;

  public Long getConnections() {
    return connections;
  }

  public void setConnections(Long connections) {
    this.connections = connections;
  }
}
