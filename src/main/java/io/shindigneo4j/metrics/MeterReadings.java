package io.shindigneo4j.metrics;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.Meter;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Tag;
import io.micrometer.core.instrument.Timer;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;

/** Reads the meters of a registry. */
public final class MeterReadings {

  private MeterReadings() {}

  /** In order of name and tags. */
  public static List<MeterReading> of(MeterRegistry registry) {
    return registry.getMeters().stream()
        .map(MeterReadings::of)
        .sorted(
            Comparator.comparing(MeterReading::name)
                .thenComparing(reading -> reading.tags().toString()))
        .toList();
  }

  private static MeterReading of(Meter meter) {
    Map<String, String> tags = new TreeMap<>();
    for (Tag tag : meter.getId().getTagsAsIterable()) {
      tags.put(tag.getKey(), tag.getValue());
    }
    return new MeterReading(meter.getId().getName(), tags, values(meter));
  }

  private static Map<String, Double> values(Meter meter) {
    Map<String, Double> values = new TreeMap<>();
    if (meter instanceof Timer timer) {
      values.put("count", (double) timer.count());
      values.put("total", timer.totalTime(TimeUnit.SECONDS));
      values.put("maximum", timer.max(TimeUnit.SECONDS));
    } else if (meter instanceof Counter counter) {
      values.put("count", counter.count());
    } else if (meter instanceof Gauge gauge) {
      put(values, "value", gauge.value());
    } else {
      meter.measure().forEach(each -> put(values, each.getStatistic().toString(), each.getValue()));
    }
    return values;
  }

  /** A gauge whose object is gone is no number, and has no place in JSON. */
  private static void put(Map<String, Double> values, String name, double value) {
    if (Double.isFinite(value)) {
      values.put(name, value);
    }
  }
}
