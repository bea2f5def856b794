package io.shindigneo4j.benchmark.suite;

import io.shindigneo4j.benchmark.client.MeasuredTransport;
import io.shindigneo4j.benchmark.client.Transports;
import io.shindigneo4j.benchmark.measurement.ClosedLoopLoad;
import io.shindigneo4j.benchmark.question.Question;
import io.shindigneo4j.installation.PluggedServer;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A page cache that holds all data, and one that does not. */
final class PageCacheSuite implements Suite {

  private static final List<String> SIZES = List.of("256m", "8m");

  @Override
  public String name() {
    return "page-cache";
  }

  @Override
  public String description() {
    return "a page cache larger than the data, and one that is smaller";
  }

  @Override
  public void run(SuiteContext context) {
    Map<String, List<MeasuredTransport>> open = new LinkedHashMap<>();
    try (SuiteServers servers = new SuiteServers(context);
        ClosedLoopLoad load = new ClosedLoopLoad(context.filter().threads())) {
      for (String size : SIZES) {
        PluggedServer server = servers.add(Map.of("server.memory.pagecache.size", size));
        open.put(size, servers.keep(context.wanted(Transports.of(server))));
      }
      List<Question> questions = context.questions("person", "inbox", "feed", "foaf3");
      new QuestionRunner(context).measure(name(), questions, open, load);
    }
  }
}
