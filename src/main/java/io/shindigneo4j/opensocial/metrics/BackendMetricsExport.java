package io.shindigneo4j.opensocial.metrics;

import io.shindigneo4j.opensocial.configuration.SettingSources;
import io.shindigneo4j.opensocial.configuration.SettingValues;
import java.util.Optional;
import java.util.function.Function;

/** Where meters are shown. */
enum BackendMetricsExport {
  JMX,
  /** Nothing is measured. */
  NONE;

  /**
   * @param find looks a key up, as {@link SettingSources#find} does
   */
  static BackendMetricsExport from(Function<String, Optional<String>> find) {
    return new SettingValues(find).constant(MetricsSetting.METRICS, BackendMetricsExport.class);
  }
}
