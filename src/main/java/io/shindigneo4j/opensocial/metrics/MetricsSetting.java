package io.shindigneo4j.opensocial.metrics;

import io.shindigneo4j.opensocial.configuration.Setting;

/** The settings of meters, each with its default as it would be written. */
public final class MetricsSetting {
  public static final Setting METRICS = new Setting("shindig.neo4j.metrics", "jmx");

  private MetricsSetting() {}
}
