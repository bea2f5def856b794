package io.shindigneo4j.benchmark.suite;

import io.shindigneo4j.benchmark.measurement.ClosedLoopLoad;
import io.shindigneo4j.benchmark.question.Population;
import io.shindigneo4j.benchmark.result.BenchmarkSetting;
import io.shindigneo4j.benchmark.shindig.BatchCalls;
import java.util.List;

/** Ten calls of JSON-RPC in one request, and each in its own. */
final class BatchSuite implements Suite {

  private static final String NAME = "batch";
  private static final String QUERY = "batch-10";
  private static final String TOGETHER = "rpc-batch";
  private static final String ALONE = "rpc-single";

  static List<String> queries() {
    return List.of(QUERY);
  }

  static List<String> transports() {
    return List.of(TOGETHER, ALONE);
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public String description() {
    return "ten calls of JSON-RPC in one request, against ten requests";
  }

  @Override
  public void run(SuiteContext context) {
    if (!context.filter().hasQuery(QUERY)
        || transports().stream().noneMatch(context.filter()::hasTransport)) {
      return;
    }
    int port = context.environment().shindig("native").port();
    BatchCalls calls = new BatchCalls(port, people(context));
    context.runLog().size(QUERY, calls.check());
    for (int threads : context.filter().threadCounts()) {
      try (ClosedLoopLoad load = new ClosedLoopLoad(threads);
          LoadedQuestions loaded = new LoadedQuestions(context)) {
        add(context, loaded, TOGETHER, threads, port, calls.together());
        add(context, loaded, ALONE, threads, port, calls.alone());
        loaded.measure(List.of(), load);
      }
    }
  }

  private static List<String> people(SuiteContext context) {
    int wanted = BatchCalls.people(context.options().variety());
    return context.population().some(NAME, wanted, place -> true).stream()
        .map(Population::id)
        .toList();
  }

  private static void add(
      SuiteContext context,
      LoadedQuestions loaded,
      String transport,
      int threads,
      int port,
      List<List<byte[]>> calls) {
    if (context.filter().hasTransport(transport)) {
      loaded.add(
          new BenchmarkSetting(NAME, QUERY, transport, "json", "none", threads, threads),
          port,
          calls);
    }
  }
}
