package io.shindigneo4j.benchmark.suite;

import io.shindigneo4j.benchmark.measurement.SelfTimed;
import io.shindigneo4j.benchmark.measurement.SelfTimedResult;
import io.shindigneo4j.benchmark.portal.PortalBrowser;
import io.shindigneo4j.benchmark.portal.PortalServer;
import io.shindigneo4j.benchmark.portal.PortalVisitor;
import io.shindigneo4j.benchmark.result.BenchmarkSetting;
import io.shindigneo4j.installation.PluggedServer;
import io.shindigneo4j.workload.network.Network;
import io.shindigneo4j.workload.network.Preset;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;

/** How long the explorer takes to draw the paths between two of many people. */
final class PortalPath {

  static final String QUERY = "path-drawn";

  private static final int MANY = 100_000;
  private static final int FEW = 500;
  private static final long SEED = 2_011;

  private final SuiteContext context;
  private final PortalBrowser browser;
  private final Network network;
  private final Random random = new Random(SEED);

  PortalPath(SuiteContext context, PortalBrowser browser) {
    this.context = context;
    this.browser = browser;
    network = new Network(Preset.shapeOf(context.options().isQuick() ? FEW : MANY), SEED);
  }

  void run() throws Exception {
    if (!context.filter().hasQuery(QUERY)) {
      return;
    }
    PluggedServer graph = context.environment().startedWithPeople(network);
    try (PortalServer server =
            new PortalServer(context.environment(), graph, PortalSuite.NAME + "-path");
        PortalVisitor regular = browser.visitor(server)) {
      enter(regular);
      measure(regular, server);
    } finally {
      context.environment().end(graph);
    }
  }

  /** Whoever signs in has no stream, as nobody has posted. */
  private void enter(PortalVisitor visitor) {
    visitor.enter(person());
  }

  private void measure(PortalVisitor regular, PortalServer server) {
    Map<BenchmarkSetting, SelfTimed> all = new LinkedHashMap<>();
    all.put(PortalSignIn.setting(QUERY, PortalSignIn.WARM), () -> path(regular));
    all.put(
        PortalSignIn.setting(QUERY, PortalSignIn.COLD),
        () -> {
          try (PortalVisitor first = browser.visitor(server)) {
            enter(first);
            return path(first);
          }
        });
    PortalSignIn.measure(context, all);
  }

  private SelfTimedResult path(PortalVisitor visitor) {
    String from = person();
    String to = person();
    return from.equals(to) ? path(visitor) : visitor.path(from, to);
  }

  private String person() {
    return Network.id(random.nextInt(network.shape().people()));
  }
}
