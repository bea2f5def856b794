package io.shindigneo4j.web.token;

import io.shindigneo4j.opensocial.configuration.Setting;

/** The settings of security tokens, each with its default as it would be written. */
public enum TokenSetting implements Setting {
  TYPE("shindig.neo4j.token-type", "secure"),
  KEY("shindig.neo4j.token-key", ""),
  KEY_FILE("shindig.neo4j.token-key-file", ""),
  CONTAINER_APPLICATION("shindig.neo4j.container-application", "");

  private final String key;
  private final String defaultValue;

  TokenSetting(String key, String defaultValue) {
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
