package io.shindigneo4j.benchmark.suite.growth;

import io.shindigneo4j.benchmark.measurement.Contender;
import io.shindigneo4j.benchmark.measurement.Load;
import io.shindigneo4j.benchmark.measurement.Runs;
import io.shindigneo4j.benchmark.result.Setting;
import io.shindigneo4j.benchmark.suite.Bench;
import io.shindigneo4j.benchmark.suite.Suite;
import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.installation.PluggedServer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** People with 25 friends in networks of more and more people, each in a server of its own. */
public final class GrowthSuite implements Suite {

  private static final List<Integer> SIZES = List.of(2_011, 10_003, 100_000);
  private static final List<Integer> FEW = List.of(500, 2_011);
  private static final int FRIENDS = 25;
  private static final int ASKED = 20;
  private static final int CONNECTIONS = 2;
  private static final List<String> OPTIONS = List.of("-Xms1g", "-Xmx1g");
  private static final Map<String, String> SETTINGS =
      Map.of("server.memory.pagecache.size", "256m");

  @Override
  public String name() {
    return "growth";
  }

  @Override
  public String description() {
    return "the same neighbourhoods among 2,011, 10,003 and 100,000 people";
  }

  @Override
  public void run(Bench bench) {
    List<PluggedServer> servers = new ArrayList<>();
    List<GraphDriver> drivers = new ArrayList<>();
    try (Load one = new Load(1)) {
      Map<String, List<Contender>> contenders = new LinkedHashMap<>();
      for (int people : bench.pace().isQuick() ? FEW : SIZES) {
        servers.add(bench.stage().started(SETTINGS, OPTIONS));
        GraphDriver driver = servers.get(servers.size() - 1).driver();
        drivers.add(driver);
        asked(driver, people)
            .forEach(
                (query, statements) ->
                    contenders
                        .computeIfAbsent(query, each -> new ArrayList<>())
                        .add(contender(query, people, driver, statements)));
      }
      contenders
          .values()
          .forEach(each -> bench.journal().add(Runs.measure(each, one, bench.pace())));
    } finally {
      drivers.forEach(GraphDriver::close);
      servers.forEach(bench.stage()::end);
    }
  }

  private static Map<String, List<Statement>> asked(GraphDriver driver, int people) {
    CircleNetwork network = new CircleNetwork(driver, people);
    network.load();
    return Neighbours.of(network.peopleWith(FRIENDS, ASKED));
  }

  private Contender contender(
      String query, int people, GraphDriver driver, List<Statement> statements) {
    return new Contender(
        new Setting(
            name() + "-" + people, query, "websocket-native", "bson", "none", CONNECTIONS, 1),
        number -> driver.execute(statements.get(number % statements.size())).records().size());
  }
}
