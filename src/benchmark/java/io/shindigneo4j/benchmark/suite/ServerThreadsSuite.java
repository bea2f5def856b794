package io.shindigneo4j.benchmark.suite;

import io.shindigneo4j.benchmark.client.Transport;
import io.shindigneo4j.benchmark.measurement.Load;
import io.shindigneo4j.benchmark.question.Question;
import io.shindigneo4j.installation.PluggedServer;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** How many threads of the server run requests. */
final class ServerThreadsSuite implements Suite {

  private static final String SETTING = "server.shindig.neo4j.worker_threads";
  private static final List<Integer> THREADS = List.of(1, 2, 4, 8, 16);
  private static final List<Integer> ENDS = List.of(1, 16);

  @Override
  public String name() {
    return "server-threads";
  }

  @Override
  public String description() {
    return "1 to 16 threads of the server, each number in a server of its own";
  }

  @Override
  public void run(Bench bench) {
    Map<String, List<Transport>> open = new LinkedHashMap<>();
    try (Fleet fleet = new Fleet(bench);
        Load load = new Load(bench.choice().threads())) {
      for (int count : bench.pace().isQuick() ? ENDS : THREADS) {
        String threads = Integer.toString(count);
        PluggedServer server = fleet.add(Map.of(SETTING, threads));
        open.put(threads, fleet.keep(bench.wanted(Variants.of(server.driverSettings()))));
      }
      List<Question> questions = bench.questions("person", "friends", "foaf3");
      new Turns(bench).measure(name(), questions, open, load);
    }
  }
}
