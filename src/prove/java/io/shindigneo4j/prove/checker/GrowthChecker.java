package io.shindigneo4j.prove.checker;

import io.shindigneo4j.prove.checker.Anomaly.Kind;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToLongFunction;

/**
 * Whether what a process holds grows: by the straight line of least squares through its samples,
 * from the first to the last of them. What ends below the most that it was at the begin comes and
 * goes, as the threads of a pool.
 */
public final class GrowthChecker {

  /** Of the value at the begin of the line. */
  static final double MAX = 0.05;

  private static final Map<String, ToLongFunction<Resources>> MEASURES = measures();

  private GrowthChecker() {}

  private static Map<String, ToLongFunction<Resources>> measures() {
    Map<String, ToLongFunction<Resources>> measures = new LinkedHashMap<>();
    measures.put("heap", Resources::heap);
    measures.put("direct memory", Resources::direct);
    measures.put("descriptors", Resources::descriptors);
    measures.put("threads", Resources::threads);
    measures.put("resident size", Resources::resident);
    return measures;
  }

  /**
   * @param first samples of the begin, which only tell how much there may be
   * @param samples those that count, at least two
   */
  public static List<Anomaly> check(List<Resources> first, List<Resources> samples) {
    List<Anomaly> anomalies = new ArrayList<>();
    MEASURES.forEach(
        (name, measure) -> {
          Line line = Line.through(samples, measure);
          long most = first.stream().mapToLong(measure).max().orElse(0);
          if (line.growth() > MAX && line.end() > most) {
            anomalies.add(
                new Anomaly(Kind.GROWING, "%s by %.1f %%".formatted(name, 100 * line.growth())));
          }
        });
    return anomalies;
  }

  /** By how much each measure has grown, as a part of what it was. */
  public static Map<String, Double> growth(List<Resources> samples) {
    Map<String, Double> growth = new LinkedHashMap<>();
    MEASURES.forEach((name, measure) -> growth.put(name, Line.through(samples, measure).growth()));
    return growth;
  }

  /** A measure at the first and at the last sample, without what goes up and down. */
  private record Line(double begin, double end) {

    static Line through(List<Resources> samples, ToLongFunction<Resources> measure) {
      double meanTime = samples.stream().mapToLong(Resources::seconds).average().orElseThrow();
      double meanValue = samples.stream().mapToLong(measure).average().orElseThrow();
      double together = 0;
      double spread = 0;
      for (Resources sample : samples) {
        double time = sample.seconds() - meanTime;
        together += time * (measure.applyAsLong(sample) - meanValue);
        spread += time * time;
      }
      double slope = spread == 0 ? 0 : together / spread;
      double first = samples.get(0).seconds();
      double last = samples.get(samples.size() - 1).seconds();
      return new Line(
          meanValue + slope * (first - meanTime), meanValue + slope * (last - meanTime));
    }

    /** As a part of the begin. */
    double growth() {
      return (end - begin) / Math.max(1, begin);
    }
  }
}
