package io.shindigneo4j.benchmark.report;

import io.shindigneo4j.benchmark.result.BenchmarkSetting;
import io.shindigneo4j.benchmark.result.Finding;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;

/** Charts of a suite's questions, over the numbers in which its rows differ. */
final class SuiteCharts {

  private static final int ENOUGH = 3;
  private static final List<List<Integer>> DASHES =
      List.of(List.of(), List.of(6, 3), List.of(2, 2), List.of(9, 3, 2, 3), List.of(1, 4));

  /** What the number in a query's name means, and whether the chart shows the 99th percentile. */
  private record Number(String name, boolean p99) {}

  private static final Map<String, Number> NUMBERS =
      Map.of(
          "server-threads", new Number("threads of the server", false),
          "servers", new Number("servers", false),
          "open-loop", new Number("requested calls per second", true));

  private final String suite;
  private final SettingNames naming;

  private SuiteCharts(String suite, List<Finding> all) {
    this.suite = suite;
    naming = SettingNames.of(all);
  }

  static String of(String suite, List<Finding> all) {
    SuiteCharts charts = new SuiteCharts(suite, all);
    return QueryNames.byBase(all).stream()
        .map(same -> charts.byNumber(same) + charts.byThreads(same) + charts.byConnections(same))
        .collect(Collectors.joining());
  }

  private String byNumber(List<Finding> same) {
    Number number = NUMBERS.getOrDefault(suite, new Number("number after the @", false));
    String query = query(same);
    Predicate<Finding> numbered = each -> QueryNames.number(each.setting().query()).isPresent();
    List<Finding> shown = same.stream().filter(numbered).toList();
    Function<BenchmarkSetting, String> name =
        each -> naming.series(each) + (threads(shown) > 1 ? ", " + each.threads() + " thr." : "");
    ToDoubleFunction<BenchmarkSetting> place =
        each -> QueryNames.number(each.query()).orElseThrow();
    return number.p99()
        ? chart(query + ": 99th percentile", number.name(), shown, name, place, true)
        : chart(query + ": calls/s", number.name(), shown, name, place, false);
  }

  private static long threads(List<Finding> findings) {
    return findings.stream().map(each -> each.setting().threads()).distinct().count();
  }

  private String byThreads(List<Finding> same) {
    List<Finding> plain = plain(same);
    return threads(plain) < ENOUGH
        ? ""
        : chart(
            query(same) + ": calls/s by threads",
            "threads of the client",
            plain,
            naming::series,
            BenchmarkSetting::threads,
            false);
  }

  private String byConnections(List<Finding> same) {
    List<Finding> plain = plain(same);
    int most = plain.stream().mapToInt(each -> each.setting().threads()).max().orElse(0);
    List<Finding> busy =
        plain.stream()
            .filter(each -> each.setting().threads() == most)
            .filter(each -> each.setting().connections() < most)
            .toList();
    return chart(
        query(same) + ": calls/s by connections, " + most + " threads",
        "connections",
        busy,
        each -> SettingNames.shortName(each.transport()),
        BenchmarkSetting::connections,
        false);
  }

  private static List<Finding> plain(List<Finding> same) {
    return same.stream()
        .filter(each -> QueryNames.number(each.setting().query()).isEmpty())
        .toList();
  }

  private static String query(List<Finding> same) {
    return QueryNames.base(same.get(0).setting().query());
  }

  /** A chart, or nothing if there are fewer than two places on its axis. */
  private static String chart(
      String title,
      String across,
      List<Finding> findings,
      Function<BenchmarkSetting, String> name,
      ToDoubleFunction<BenchmarkSetting> place,
      boolean p99) {
    if (findings.stream().map(each -> place.applyAsDouble(each.setting())).distinct().count() < 2) {
      return "";
    }
    Map<String, SortedMap<Double, Double>> points = new LinkedHashMap<>();
    Map<String, String> transports = new LinkedHashMap<>();
    for (Finding each : findings) {
      String key = name.apply(each.setting());
      transports.put(key, each.setting().transport());
      points
          .computeIfAbsent(key, any -> new TreeMap<>())
          .put(
              place.applyAsDouble(each.setting()),
              p99 ? each.row().p99() : each.row().callsPerSecond());
    }
    return new LineChart(
            title,
            across,
            p99 ? Unit.MICROSECONDS : Unit.CALLS_PER_SECOND,
            p99,
            series(points, transports))
        .html();
  }

  /** Lines of one transport have the same colour and different dashes. */
  private static List<Series> series(
      Map<String, SortedMap<Double, Double>> points, Map<String, String> transports) {
    Map<String, Integer> seen = new LinkedHashMap<>();
    List<Series> series = new ArrayList<>();
    points.forEach(
        (name, line) -> {
          String transport = transports.get(name);
          int number = seen.merge(transport, 1, Integer::sum) - 1;
          List<Integer> dashes = DASHES.get(number % DASHES.size());
          series.add(new Series(name, line, Palette.of(transport), dashes));
        });
    return series;
  }
}
