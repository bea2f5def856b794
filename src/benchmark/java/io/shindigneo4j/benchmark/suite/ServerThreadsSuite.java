package io.shindigneo4j.benchmark.suite;

import io.shindigneo4j.benchmark.client.MeasuredTransport;
import io.shindigneo4j.benchmark.measurement.ClosedLoopLoad;
import io.shindigneo4j.benchmark.question.Question;
import io.shindigneo4j.installation.PluggedServer;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Throughput by the number of server threads that run requests. */
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
  public void run(SuiteContext context) {
    Map<String, List<MeasuredTransport>> open = new LinkedHashMap<>();
    try (SuiteServers servers = new SuiteServers(context);
        ClosedLoopLoad load = new ClosedLoopLoad(context.filter().threads())) {
      for (int count : context.options().isQuick() ? ENDS : THREADS) {
        String threads = Integer.toString(count);
        PluggedServer server = servers.add(Map.of(SETTING, threads));
        open.put(
            threads, servers.keep(context.wanted(CompressionVariants.of(server.driverSettings()))));
      }
      List<Question> questions = context.questions("person", "friends", "foaf3");
      new QuestionRunner(context).measure(name(), questions, open, load);
    }
  }
}
