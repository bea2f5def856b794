package io.shindigneo4j.opensocial.metrics;

import io.shindigneo4j.metrics.MetricsExport;
import io.shindigneo4j.opensocial.configuration.InvalidSettingException;
import io.shindigneo4j.opensocial.configuration.Setting;
import io.shindigneo4j.opensocial.configuration.SettingSources;
import io.shindigneo4j.opensocial.configuration.SettingValues;
import java.util.Optional;
import java.util.function.Function;

/** The settings of meters, each with its default as it would be written. */
public final class MetricsSetting {
  public static final Setting METRICS = new Setting("shindig.neo4j.metrics", "jmx");
  public static final Setting TOKEN_FILE = new Setting("shindig.neo4j.metrics-token-file", "");

  private MetricsSetting() {}

  /**
   * Where meters are shown.
   *
   * @param find looks a key up, as {@link SettingSources#find} does
   */
  static MetricsExport export(Function<String, Optional<String>> find) {
    return new SettingValues(find).constant(METRICS, MetricsExport.class);
  }

  /**
   * Reads them all, as Shindig does at its start.
   *
   * @throws InvalidSettingException for a value that makes no sense
   */
  public static void check(Function<String, Optional<String>> find) {
    MetricsExport unused = export(find);
    MetricsToken unusedToken = MetricsToken.from(find);
  }
}
