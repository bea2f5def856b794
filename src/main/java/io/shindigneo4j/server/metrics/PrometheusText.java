package io.shindigneo4j.server.metrics;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.Meter;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Tag;
import io.micrometer.core.instrument.Timer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;

/**
 * The meters of a registry in Prometheus' text format, version 0.0.4: names have underscores, times
 * are in seconds. The same meters as by JMX: a registry of Prometheus' own would measure all of it
 * twice.
 */
final class PrometheusText {

  /** A family of lines: those of one name. */
  private record Family(String type, String description, List<String> lines) {}

  private final Map<String, Family> families = new TreeMap<>();

  private PrometheusText() {}

  static String of(MeterRegistry registry) {
    PrometheusText text = new PrometheusText();
    registry.getMeters().forEach(text::add);
    return text.families.entrySet().stream()
        .map(family -> text(family.getKey(), family.getValue()))
        .collect(Collectors.joining());
  }

  private void add(Meter meter) {
    String name = meter.getId().getName().replaceAll("[^a-zA-Z0-9_]", "_");
    if (meter instanceof Timer timer) {
      String seconds = name + "_seconds";
      line(meter, seconds, "summary", "_count", timer.count());
      line(meter, seconds, "summary", "_sum", timer.totalTime(TimeUnit.SECONDS));
      line(meter, seconds + "_max", "gauge", "", timer.max(TimeUnit.SECONDS));
    } else if (meter instanceof Counter counter) {
      line(meter, name + "_total", "counter", "", counter.count());
    } else if (meter instanceof Gauge gauge) {
      line(meter, name, "gauge", "", gauge.value());
    }
  }

  private void line(Meter meter, String family, String type, String suffix, double value) {
    String description = meter.getId().getDescription();
    families
        .computeIfAbsent(family, name -> new Family(type, description, new ArrayList<>()))
        .lines()
        .add(family + suffix + labels(meter.getId()) + " " + number(value));
  }

  private static String labels(Meter.Id id) {
    return id.getTags().isEmpty()
        ? ""
        : id.getTags().stream()
            .map(PrometheusText::label)
            .collect(Collectors.joining(",", "{", "}"));
  }

  private static String label(Tag tag) {
    return tag.getKey() + "=\"" + escaped(tag.getValue()).replace("\"", "\\\"") + "\"";
  }

  private static String escaped(String text) {
    return text.replace("\\", "\\\\").replace("\n", "\\n");
  }

  private static String number(double value) {
    if (Double.isInfinite(value)) {
      return value > 0 ? "+Inf" : "-Inf";
    }
    return value == Math.rint(value) ? String.valueOf((long) value) : String.valueOf(value);
  }

  private static String text(String name, Family family) {
    StringBuilder text = new StringBuilder();
    if (family.description() != null) {
      text.append("# HELP ").append(name).append(' ').append(escaped(family.description()));
      text.append('\n');
    }
    text.append("# TYPE ").append(name).append(' ').append(family.type()).append('\n');
    family.lines().forEach(line -> text.append(line).append('\n'));
    return text.toString();
  }
}
