package io.shindigneo4j.web.outbound;

import io.shindigneo4j.opensocial.configuration.Setting;

/** The settings of outbound requests, each with its default as it would be written. */
public final class OutboundSetting {
  public static final Setting INTERNAL_HOSTS = new Setting("shindig.neo4j.internal-hosts", "");

  private OutboundSetting() {}
}
