package io.shindigneo4j.benchmark.identity;

import io.shindigneo4j.benchmark.environment.BenchmarkEnvironment;
import io.shindigneo4j.benchmark.question.Population;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;

/**
 * Measures how much processor time Shindig's process needs for a call, by each way to say who asks.
 * Other processes do not change it much, unlike the time of a call. The ways take turns; requests
 * are sent many at a time, and answered one after the other.
 */
public final class IdentityCost {

  private static final int PEOPLE = 100;
  private static final int TOGETHER = 100;
  private static final int WARM_UP = Integer.getInteger("identity.warmup", 100);
  private static final int BATCHES = Integer.getInteger("identity.batches", 20);
  private static final int ROUNDS = Integer.getInteger("identity.rounds", 9);
  private static final String FIELDS = "/social/rest/people/@supportedFields";

  private IdentityCost() {}

  public static void main(String[] arguments) throws Exception {
    Population population = new Population(PEOPLE, 1);
    try (BenchmarkEnvironment environment =
            new BenchmarkEnvironment(population, null, System.out::println);
        Callers callers = new Callers(environment, Population.id(0))) {
      Map<String, Caller> ways = ways(callers);
      ways.values().forEach(each -> repeat(each, WARM_UP));
      Map<String, List<Double>> costs = new LinkedHashMap<>();
      List<String> order = new ArrayList<>(ways.keySet());
      Random random = new Random(ROUNDS);
      for (int round = 0; round < ROUNDS; round++) {
        Collections.shuffle(order, random);
        for (String way : order) {
          costs.computeIfAbsent(way, first -> new ArrayList<>()).add(cost(callers, ways.get(way)));
        }
      }
      ways.keySet().forEach(way -> System.out.println(line(way, costs.get(way))));
    }
  }

  private static Map<String, Caller> ways(Callers callers) throws Exception {
    Map<String, Caller> ways = new LinkedHashMap<>();
    for (String way : List.of(Callers.SECURITY_TOKEN, Callers.BEARER_TOKEN, Callers.PROVIDER_JWT)) {
      ways.put(way, callers.of(way, FIELDS));
    }
    ways.put("session-cookie", callers.ofSession());
    ways.put("nobody", callers.ofNobody());
    return ways;
  }

  private static void repeat(Caller caller, int batches) {
    for (int batch = 0; batch < batches; batch++) {
      caller.callAll(TOGETHER);
    }
  }

  /** In microseconds of a call. */
  private static double cost(Callers callers, Caller caller) {
    long before = callers.processorTime().toNanos();
    repeat(caller, BATCHES);
    return (callers.processorTime().toNanos() - before) / 1e3 / (BATCHES * TOGETHER);
  }

  private static String line(String way, List<Double> costs) {
    double[] sorted = costs.stream().mapToDouble(Double::doubleValue).toArray();
    Arrays.sort(sorted);
    return String.format(
        Locale.ROOT,
        "%-16s %.1f us of processor time for a call (%.1f to %.1f)",
        way,
        sorted[sorted.length / 2],
        sorted[0],
        sorted[sorted.length - 1]);
  }
}
