package io.shindigneo4j.web.operator;

import io.shindigneo4j.driver.DriverException;
import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Result;
import io.shindigneo4j.driver.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;

/** What the plug-in says of itself: procedures with what has come of their calls, and meters. */
final class DatabaseReport {
  private static final Duration PATIENCE = Duration.ofSeconds(2);
  private static final String BUILT_IN = "built-in";

  private final GraphDriver driver;

  DatabaseReport(GraphDriver driver) {
    this.driver = driver;
  }

  /**
   * Whether the database answers, and what it says. Without our plug-in, as by Bolt, that is only
   * whether it does.
   */
  Map<String, Object> read(boolean plugin) {
    return plugin ? ofPlugin() : answering();
  }

  private Map<String, Object> answering() {
    long begin = System.nanoTime();
    try {
      driver.run(Statement.cypher("RETURN 1").within(PATIENCE)).join();
      return reachable(begin);
    } catch (CompletionException e) {
      return unreachable(e);
    }
  }

  private Map<String, Object> ofPlugin() {
    long begin = System.nanoTime();
    CompletableFuture<Result> meters = procedure("system.meters");
    try {
      List<Map<String, Object>> procedures = maps(procedure("system.procedures").join());
      Map<String, Object> report = reachable(begin);
      report.put("operations", procedures.stream().map(DatabaseReport::operation).toList());
      report.put("packs", packs(procedures));
      report.put("version", version(procedures));
      report.put("meters", meters.handle((read, e) -> e == null ? maps(read) : List.of()).join());
      return report;
    } catch (CompletionException e) {
      return unreachable(e);
    }
  }

  private CompletableFuture<Result> procedure(String name) {
    return driver.run(Statement.procedure(name).within(PATIENCE));
  }

  private static Map<String, Object> reachable(long begin) {
    Map<String, Object> report = new HashMap<>();
    report.put("reachable", true);
    report.put("milliseconds", Duration.ofNanos(System.nanoTime() - begin).toMillis());
    return report;
  }

  private static Map<String, Object> unreachable(CompletionException failure) {
    if (!(failure.getCause() instanceof DriverException)) {
      throw failure;
    }
    return Map.of("reachable", false);
  }

  /** What it is called and has done; not how it is called. */
  private static Map<String, Object> operation(Map<String, Object> procedure) {
    Map<String, Object> operation = new HashMap<>(procedure);
    operation.remove("parameters");
    operation.remove("description");
    return operation;
  }

  private static List<Map<String, Object>> packs(List<Map<String, Object>> procedures) {
    Map<Object, Map<String, Object>> packs = new TreeMap<>();
    for (Map<String, Object> procedure : procedures) {
      if (!BUILT_IN.equals(procedure.get("origin"))) {
        packs
            .computeIfAbsent(
                procedure.get("origin"),
                origin ->
                    new HashMap<>(
                        Map.of(
                            "origin",
                            origin,
                            "version",
                            procedure.get("version"),
                            "procedures",
                            0)))
            .merge("procedures", 1, (count, one) -> (int) count + (int) one);
      }
    }
    return List.copyOf(packs.values());
  }

  private static Object version(List<Map<String, Object>> procedures) {
    return procedures.stream()
        .filter(procedure -> BUILT_IN.equals(procedure.get("origin")))
        .map(procedure -> procedure.get("version"))
        .findFirst()
        .orElse("unknown");
  }

  private static List<Map<String, Object>> maps(Result result) {
    List<Map<String, Object>> maps = new ArrayList<>();
    result
        .records()
        .forEach(
            record -> {
              Map<String, Object> map = new HashMap<>();
              for (int i = 0; i < result.columns().size(); i++) {
                map.put(result.columns().get(i), record.values().get(i));
              }
              maps.add(map);
            });
    return maps;
  }
}
