package io.shindigneo4j.web.endpoint;

import io.shindigneo4j.opensocial.configuration.Setting;

/** The settings of requests that come in, each with its default as it would be written. */
public final class EndpointSetting {
  public static final Setting HOSTS = new Setting("shindig.neo4j.hosts", "");

  private EndpointSetting() {}
}
