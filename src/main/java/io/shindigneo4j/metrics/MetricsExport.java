package io.shindigneo4j.metrics;

import java.util.Locale;

/** The places where meters are shown. */
public enum MetricsExport {
  JMX,
  /** Nothing is measured. */
  NONE;

  /** As in the settings. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
