package io.shindigneo4j.benchmark.report;

import io.shindigneo4j.benchmark.result.Machine;
import io.shindigneo4j.benchmark.result.Results;
import io.shindigneo4j.benchmark.result.RunLog;
import io.shindigneo4j.benchmark.result.RunMetadata;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** The method, the machine, and what was left out. */
final class MethodSection implements Section {

  private static final List<String> METHOD =
      List.of(
          "The server and the client are processes on one machine; all transports run in the one"
              + " client process.",
          "Before anything is timed, the answers of all transports are compared, and must say the"
              + " same. A call ends when every value of the answer has been read.",
          "Each transport is warmed up until its medians are stable; then they take turns, in a"
              + " random order each round. A turn of one thread has the papers' repetitions, and"
              + " asks each set of parameters as often as the others.",
          "Medians and calls per second are the medians of the rounds, and their intervals have"
              + " the true median with a confidence of 95 % (of all rounds where there are less"
              + " than six). The 99th percentile is that of all calls.",
          "A run replaces the rows that it measured again and keeps the others. Compare ratios,"
              + " never microseconds of two runs.");

  @Override
  public String id() {
    return "method";
  }

  @Override
  public String title() {
    return "Method, machine and versions";
  }

  @Override
  public String body(Results results) {
    String runs =
        results.runs().entrySet().stream()
            .map(each -> run(each.getKey(), each.getValue(), results.ofRun(each.getKey())))
            .collect(Collectors.joining());
    return Html.list(METHOD) + unknown(results) + runs + sizes(results);
  }

  /** Names the suites with rows that have no metadata. */
  private static String unknown(Results results) {
    List<String> suites = results.ofRun("").suites();
    return suites.isEmpty()
        ? ""
        : Html.paragraph("Nobody noted how these were measured: " + String.join(", ", suites));
  }

  private static String run(String run, RunMetadata metadata, Results found) {
    Table table = new Table("run of " + run, "");
    add("rows", found.findings().size() + " of " + String.join(", ", found.suites()), table);
    add("people", String.format("%,d", metadata.people()), table);
    add("turns", metadata.rounds() + " of " + metadata.slice() + " ms", table);
    Machine machine = metadata.machine();
    add("processors", machine.processors() + " × " + machine.processor(), table);
    add("memory", String.format("%.1f GiB", machine.memory() / Math.pow(2, 30)), table);
    add("system", machine.system(), table);
    metadata.versions().forEach((name, version) -> add(name, version, table));
    return table.html() + skipped(metadata.skipped());
  }

  private static void add(String name, String value, Table table) {
    table.row(Cell.of(name), new Cell(value, "words"));
  }

  private static String skipped(List<RunLog.Skipped> skipped) {
    return skipped.isEmpty()
        ? Html.paragraph("Nothing was left out.")
        : Html.paragraph("Left out:")
            + Html.list(skipped.stream().map(each -> each.what() + ": " + each.reason()).toList());
  }

  private static String sizes(Results results) {
    Map<String, Integer> sizes = new TreeMap<>();
    results.runs().values().forEach(run -> sizes.putAll(run.sizes()));
    Table table = new Table("query", "characters of JSON");
    sizes.forEach(
        (query, size) -> table.row(Cell.of(query), Cell.of(Numbers.digits((double) size))));
    return sizes.isEmpty() ? "" : Html.details("How large the answers are", table.html());
  }
}
