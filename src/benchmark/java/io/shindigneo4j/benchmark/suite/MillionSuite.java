package io.shindigneo4j.benchmark.suite;

import io.shindigneo4j.benchmark.client.MeasuredTransport;
import io.shindigneo4j.benchmark.client.Transports;
import io.shindigneo4j.benchmark.environment.StoredNetwork;
import io.shindigneo4j.benchmark.measurement.ClosedLoopLoad;
import io.shindigneo4j.benchmark.measurement.Contender;
import io.shindigneo4j.benchmark.measurement.InterleavedRuns;
import io.shindigneo4j.benchmark.question.Question;
import io.shindigneo4j.installation.PluggedServer;
import io.shindigneo4j.workload.network.Network;
import io.shindigneo4j.workload.network.Preset;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** A million people on one machine: load, start, memory, and growth against 10,003 people. */
public final class MillionSuite implements Suite {

  static final String NAME = "million";

  private static final long SEED = 1;

  private static final String PAGE_CACHE = "8g";
  private static final List<String> HEAP = List.of("-Xms4g", "-Xmx4g");
  private static final String SMALL_PAGE_CACHE = "512m";
  private static final List<String> SMALL_HEAP = List.of("-Xms2g", "-Xmx2g");

  /** The queries that no other suite has. */
  static List<String> queries() {
    return Stream.concat(
            MillionServer.queries().stream(),
            Stream.of(
                "hub-read",
                "hub-add",
                "search-box",
                "search-box-short",
                "search-word",
                "search-two-words"))
        .toList();
  }

  static List<String> transports() {
    return List.of(MillionServer.IMPORT, MillionServer.METER);
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public String description() {
    return "a million people: load, start, memory, and growth against 10,003 people";
  }

  @Override
  public void run(SuiteContext context) throws Exception {
    StoredNetwork many = new StoredNetwork(Preset.P1000000_QUIET);
    StoredNetwork few = new StoredNetwork(Preset.P10003_QUIET);
    MillionServer large = new MillionServer(context, Preset.P1000000_QUIET);
    many.load().ifPresent(large::loaded);
    few.load();
    try (SuiteServers servers = new SuiteServers(context)) {
      PluggedServer server = large.start(() -> servers.add(with(many, PAGE_CACHE), HEAP));
      large.awaitMemory(server);
      PluggedServer small = servers.add(with(few, SMALL_PAGE_CACHE), SMALL_HEAP);
      new MillionServer(context, Preset.P10003_QUIET).awaitMemory(small);
      measure(context, servers, Map.of(Preset.P10003_QUIET, small, Preset.P1000000_QUIET, server));
      new MillionWriters(context).run(small, server);
    }
  }

  private static Map<String, String> with(StoredNetwork network, String pageCache) {
    try {
      Map<String, String> settings = new LinkedHashMap<>(network.settings());
      settings.put("server.memory.pagecache.size", pageCache);
      return settings;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void measure(
      SuiteContext context, SuiteServers servers, Map<Preset, PluggedServer> running) {
    Map<String, List<Contender>> contenders = new LinkedHashMap<>();
    for (Preset preset : List.of(Preset.P10003_QUIET, Preset.P1000000_QUIET)) {
      Network network = new Network(preset.shape(), SEED);
      PluggedServer server = running.get(preset);
      List<MeasuredTransport> open =
          servers.keep(
              context.wanted(
                  List.of(
                      Transports.of(server, "websocket-native"),
                      Transports.of(server, "websocket-cypher"))));
      String suite = NAME + "-" + network.shape().people();
      for (Question question : new MillionSubjects(network, context.options()).questions()) {
        if (context.filter().hasQuery(question.name())) {
          contenders
              .computeIfAbsent(question.name(), each -> new ArrayList<>())
              .addAll(open.stream().map(each -> each.contender(suite, question, 1)).toList());
        }
      }
    }
    try (ClosedLoopLoad one = new ClosedLoopLoad(1)) {
      contenders
          .values()
          .forEach(
              each -> context.runLog().add(InterleavedRuns.measure(each, one, context.options())));
    }
  }
}
