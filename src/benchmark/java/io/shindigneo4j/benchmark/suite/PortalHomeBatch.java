package io.shindigneo4j.benchmark.suite;

import io.shindigneo4j.benchmark.measurement.ClosedLoopLoad;
import io.shindigneo4j.benchmark.measurement.Contender;
import io.shindigneo4j.benchmark.portal.HomeBatch;
import io.shindigneo4j.benchmark.portal.PortalBrowser;
import io.shindigneo4j.benchmark.portal.PortalServer;
import io.shindigneo4j.benchmark.portal.PortalVisitor;
import io.shindigneo4j.benchmark.portal.RpcCaller;
import io.shindigneo4j.benchmark.portal.SignedIn;
import io.shindigneo4j.benchmark.result.BenchmarkSetting;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The calls that home sends at first, without the browser: as it sends them, and each alone. */
final class PortalHomeBatch {

  static final String QUERY = "home-batch";

  private static final String TOGETHER = "rpc-batch";
  private static final String ALONE = "rpc-single";

  private final SuiteContext context;
  private final PortalBrowser browser;
  private final PortalServer server;

  PortalHomeBatch(SuiteContext context, PortalBrowser browser, PortalServer server) {
    this.context = context;
    this.browser = browser;
    this.server = server;
  }

  static List<String> transports() {
    return List.of(TOGETHER, ALONE);
  }

  void run() throws IOException, InterruptedException {
    if (!context.filter().hasQuery(QUERY)) {
      return;
    }
    List<String> people = PortalSuite.people(context);
    HomeBatch batch = ofPage(people.get(0));
    List<SignedIn> sessions = new ArrayList<>();
    for (String person : people) {
      sessions.add(server.signIn(person));
    }
    try (RpcCaller together = new RpcCaller(server, sessions, batch.together());
        RpcCaller alone = new RpcCaller(server, sessions, batch.alone())) {
      context.runLog().size(QUERY, together.check(batch));
      measure(together, alone);
    }
  }

  private HomeBatch ofPage(String person) {
    try (PortalVisitor visitor = browser.visitor(server)) {
      visitor.signIn(person);
      return visitor.homeBatch().orElseThrow();
    }
  }

  private void measure(RpcCaller together, RpcCaller alone) {
    for (int threads : context.filter().threadCounts()) {
      List<Contender> contenders =
          Stream.of(
                  new Contender(setting(TOGETHER, threads), together::call),
                  new Contender(setting(ALONE, threads), alone::call))
              .filter(each -> context.filter().hasTransport(each.setting().transport()))
              .toList();
      try (ClosedLoopLoad load = new ClosedLoopLoad(threads)) {
        new QuestionRunner(context).measure(contenders, load);
      }
    }
  }

  private static BenchmarkSetting setting(String way, int threads) {
    return new BenchmarkSetting(PortalSuite.NAME, QUERY, way, "json", "gzip", threads, threads);
  }
}
