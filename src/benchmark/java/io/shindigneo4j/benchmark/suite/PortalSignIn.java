package io.shindigneo4j.benchmark.suite;

import com.google.common.collect.Iterators;
import io.shindigneo4j.benchmark.measurement.MeasurementOptions;
import io.shindigneo4j.benchmark.measurement.SelfTimed;
import io.shindigneo4j.benchmark.measurement.SelfTimedRuns;
import io.shindigneo4j.benchmark.portal.PortalBrowser;
import io.shindigneo4j.benchmark.portal.PortalServer;
import io.shindigneo4j.benchmark.portal.PortalVisitor;
import io.shindigneo4j.benchmark.result.BenchmarkSetting;
import java.time.Duration;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** How long people wait from the sign-in to the first post of their stream. */
final class PortalSignIn {

  static final String QUERY = "sign-in-to-stream";

  /** A browser that has fetched nothing before. */
  static final String COLD = "chromium-cold";

  /** A browser in which somebody has been at the portal before. */
  static final String WARM = "chromium-warm";

  /** The same as the first one, far from the server. */
  private static final String REMOTE = "chromium-remote";

  private static final Duration TURN = Duration.ofSeconds(10);

  private final SuiteContext context;
  private final PortalBrowser browser;
  private final PortalServer server;
  private final Iterator<String> people;

  PortalSignIn(SuiteContext context, PortalBrowser browser, PortalServer server) {
    this.context = context;
    this.browser = browser;
    this.server = server;
    people = Iterators.cycle(PortalSuite.people(context));
  }

  static List<String> transports() {
    return List.of(COLD, WARM, REMOTE);
  }

  void run() {
    if (!context.filter().hasQuery(QUERY)) {
      return;
    }
    try (PortalVisitor regular = browser.visitor(server)) {
      Map<BenchmarkSetting, SelfTimed> all = new LinkedHashMap<>();
      all.put(
          setting(QUERY, COLD),
          () -> {
            try (PortalVisitor first = browser.visitor(server)) {
              return first.signIn(people.next());
            }
          });
      all.put(setting(QUERY, WARM), () -> regular.signIn(people.next()));
      all.put(
          setting(QUERY, REMOTE),
          () -> {
            try (PortalVisitor first = browser.visitor(server).atADistance()) {
              return first.signIn(people.next());
            }
          });
      measure(context, all);
    }
  }

  /** Measures the wanted ways in alternating turns that are long enough for some visits. */
  static void measure(SuiteContext context, Map<BenchmarkSetting, SelfTimed> all) {
    all.keySet().removeIf(each -> !context.filter().hasTransport(each.transport()));
    MeasurementOptions options = context.options().withSlice(TURN);
    context.runLog().add(SelfTimedRuns.measure(all, options));
  }

  static BenchmarkSetting setting(String query, String way) {
    return new BenchmarkSetting(PortalSuite.NAME, query, way, "html", "gzip", 1, 1);
  }
}
