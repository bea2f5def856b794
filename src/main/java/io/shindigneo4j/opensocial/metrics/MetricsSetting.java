package io.shindigneo4j.opensocial.metrics;

import io.shindigneo4j.opensocial.configuration.Setting;

/** The settings of meters, each with its default as it would be written. */
public enum MetricsSetting implements Setting {
  METRICS("shindig.neo4j.metrics", "jmx");

  private final String key;
  private final String defaultValue;

  MetricsSetting(String key, String defaultValue) {
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
