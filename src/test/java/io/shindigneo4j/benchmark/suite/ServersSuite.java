package io.shindigneo4j.benchmark.suite;

import io.shindigneo4j.benchmark.client.Transport;
import io.shindigneo4j.benchmark.client.Transports;
import io.shindigneo4j.benchmark.measurement.Load;
import io.shindigneo4j.benchmark.question.Question;
import io.shindigneo4j.driver.DriverSettings;
import io.shindigneo4j.driver.DriverSettings.Balancing;
import io.shindigneo4j.installation.PluggedServer;
import java.net.URI;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** One server against several with the same data, which take the calls one after the other. */
final class ServersSuite implements Suite {

  private static final int MOST = 3;

  @Override
  public String name() {
    return "servers";
  }

  @Override
  public String description() {
    return "1 to 3 servers by round robin";
  }

  @Override
  public void run(Bench bench) {
    Map<String, List<Transport>> open = new LinkedHashMap<>();
    try (Fleet fleet = new Fleet(bench);
        Load load = new Load(bench.choice().threads())) {
      List<PluggedServer> servers = new ArrayList<>();
      for (int count = 1; count <= MOST; count++) {
        servers.add(fleet.add(Map.of()));
        Transport transport = Transports.webSocket(settings(servers), true);
        open.put(Integer.toString(count), List.of(transport));
      }
      List<Question> questions = bench.questions("person", "friends", "foaf3");
      new Turns(bench).measure(name(), questions, open, load);
    } finally {
      open.values().forEach(transports -> transports.forEach(Transport::close));
    }
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
