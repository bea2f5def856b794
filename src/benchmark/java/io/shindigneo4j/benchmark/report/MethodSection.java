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
          "The server and the client are two processes on one machine. All transports run"
              + " in the same client process.",
          "Before the measurement, the answers of all transports are compared; they must"
              + " be equal. A call ends when every value of its answer has been read.",
          "Each transport is warmed up until its medians are stable. Then the transports"
              + " take turns, in a new random order each round. A turn of one thread makes the"
              + " papers' repetitions, and uses each set of parameters equally often.",
          "Medians and calls per second are medians over the rounds. Their intervals"
              + " contain the true median with a confidence of 95 %; with fewer than six rounds,"
              + " they are the range of all rounds. The 99th percentile is taken over all"
              + " calls.",
          "A run replaces the rows that it has measured again, and keeps the others."
              + " Compare ratios of different runs, never microseconds.");

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
        : Html.paragraph(
            "The conditions of these suites are unknown: " + String.join(", ", suites));
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
