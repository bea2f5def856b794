package io.shindigneo4j.web.outbound;

import io.shindigneo4j.opensocial.configuration.Setting;

/** The settings of outbound requests, each with its default as it would be written. */
public enum OutboundSetting implements Setting {
  INTERNAL_HOSTS("shindig.neo4j.internal-hosts", "");

  private final String key;
  private final String defaultValue;

  OutboundSetting(String key, String defaultValue) {
    this.key = key;
    this.defaultValue = defaultValue;
  }

  @Override
  public String key() {
    return key;
  }

  @Override
  public String defaultValue() {
    return defaultValue;
  }
}
