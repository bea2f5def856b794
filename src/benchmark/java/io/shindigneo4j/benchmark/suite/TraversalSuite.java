package io.shindigneo4j.benchmark.suite;

import io.shindigneo4j.benchmark.environment.BundledPack;
import io.shindigneo4j.benchmark.measurement.SelfTimed;
import io.shindigneo4j.benchmark.measurement.SelfTimedRuns;
import io.shindigneo4j.benchmark.result.BenchmarkSetting;
import io.shindigneo4j.driver.DriverSettings;
import io.shindigneo4j.driver.GraphDriver;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Traversals of a tree by Neo4j's traversal framework and by the pack's own methods, timed in the
 * server.
 */
final class TraversalSuite implements Suite {

  /** An order or a method, by its names in the report and in the pack. */
  private record Named(String name, String parameter) {}

  private static final Named CACHED = new Named("direct-cached", "direct_cached");

  private static final List<Named> ORDERS =
      List.of(
          new Named("traversal-bfs", "breadth_first"), new Named("traversal-dfs", "depth_first"));

  private static final List<Named> METHODS =
      List.of(new Named("framework", "framework"), new Named("direct", "direct"), CACHED);

  /** The tree that the pack creates by default. */
  private static final Map<String, Object> LARGE = Map.of();

  private static final Map<String, Object> SMALL = Map.of("depth", 3L, "fanout", 4L);

  static List<String> queries() {
    return ORDERS.stream().map(Named::name).toList();
  }

  static List<String> transports() {
    return METHODS.stream().map(Named::name).toList();
  }

  @Override
  public String name() {
    return "traversal";
  }

  @Override
  public String description() {
    return "a tree by Neo4j's traversal framework and by direct reads, in the server";
  }

  @Override
  public void run(SuiteContext context) {
    List<Named> orders =
        ORDERS.stream().filter(each -> context.filter().hasQuery(each.name())).toList();
    List<Named> methods =
        METHODS.stream().filter(each -> context.filter().hasTransport(each.name())).toList();
    if (orders.isEmpty() || methods.isEmpty()) {
      return;
    }
    try (SuiteServers servers = new SuiteServers(context);
        GraphDriver driver = GraphDriver.connect(settings(servers))) {
      TraversalTree tree = new TraversalTree(driver);
      agree(tree, tree.populate(context.options().isQuick() ? SMALL : LARGE));
      for (Named order : orders) {
        tree.awaitCaches(order.parameter(), CACHED.parameter());
        Map<BenchmarkSetting, SelfTimed> contenders = contenders(order, methods, tree);
        context.runLog().add(SelfTimedRuns.measure(contenders, context.options()));
      }
    }
  }

  private static DriverSettings settings(SuiteServers servers) {
    return servers.add(BundledPack.TRAVERSAL).driverSettings().withConnections(1);
  }

  /**
   * @throws IllegalStateException if a method counts a different number of nodes
   */
  private static void agree(TraversalTree tree, long trueNodes) {
    for (Named order : ORDERS) {
      for (Named method : METHODS) {
        long found = tree.trueNodes(order.parameter(), method.parameter());
        if (found != trueNodes) {
          throw new IllegalStateException(
              "%s, %s: %d true nodes are counted of %d"
                  .formatted(order.name(), method.name(), found, trueNodes));
        }
      }
    }
  }

  private Map<BenchmarkSetting, SelfTimed> contenders(
      Named order, List<Named> methods, TraversalTree tree) {
    Map<BenchmarkSetting, SelfTimed> contenders = new LinkedHashMap<>();
    for (Named method : methods) {
      contenders.put(
          new BenchmarkSetting(name(), order.name(), method.name(), "bson", "none", 1, 1),
          () -> tree.taken(order.parameter(), method.parameter()));
    }
    return contenders;
  }
}
