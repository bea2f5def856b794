package io.shindigneo4j.benchmark.suite;

import io.shindigneo4j.benchmark.client.MeasuredTransport;
import io.shindigneo4j.benchmark.measurement.ClosedLoopLoad;
import io.shindigneo4j.benchmark.question.Question;
import io.shindigneo4j.driver.DriverSettings;
import io.shindigneo4j.driver.DriverSettings.Balancing;
import io.shindigneo4j.installation.PluggedServer;
import java.net.URI;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** One server and several with the same data, which are used in turn. */
final class ServersSuite implements Suite {

  private static final List<Integer> COUNTS = List.of(1, 3, 5);
  private static final List<Integer> FEW = List.of(1, 2);

  /** The number of connections to each server. */
  private static final List<Integer> CONNECTIONS = List.of(1, 8);

  @Override
  public String name() {
    return "servers";
  }

  @Override
  public String description() {
    return "1, 3 and 5 servers by round robin";
  }

  @Override
  public void run(SuiteContext context) {
    Map<String, List<MeasuredTransport>> open = new LinkedHashMap<>();
    try (SuiteServers servers = new SuiteServers(context);
        ClosedLoopLoad load = new ClosedLoopLoad(context.filter().threads())) {
      List<PluggedServer> running = new ArrayList<>();
      for (int count : context.options().isQuick() ? FEW : COUNTS) {
        while (running.size() < count) {
          running.add(servers.add(Map.of()));
        }
        open.put(Integer.toString(count), servers.keep(context.wanted(open(settings(running)))));
      }
      List<Question> questions = context.questions("person", "friends", "foaf3");
      new QuestionRunner(context).measure(name(), questions, open, load);
    }
  }

  private static List<MeasuredTransport> open(DriverSettings settings) {
    return CONNECTIONS.stream()
        .map(settings::withConnections)
        .flatMap(each -> CompressionVariants.of(each).stream())
        .toList();
  }

  private static DriverSettings settings(List<PluggedServer> servers) {
    List<String> others =
        servers.stream()
            .skip(1)
            .map(PluggedServer::uri)
            .map(URI::create)
            .map(URI::getAuthority)
            .toList();
    return servers.get(0).driverSettings().withServers(others).withBalance(Balancing.ROUND_ROBIN);
  }
}
