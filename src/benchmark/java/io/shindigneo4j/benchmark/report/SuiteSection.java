package io.shindigneo4j.benchmark.report;

import io.shindigneo4j.benchmark.result.Finding;
import io.shindigneo4j.benchmark.result.Results;
import java.util.List;
import java.util.Map;

/** A suite's charts and rows. It also shows suites that have no title here. */
record SuiteSection(String suite) implements Section {

  private static final Map<String, String> TITLES =
      Map.ofEntries(
          Map.entry("scaling", "Throughput by threads and connections"),
          Map.entry("formats", "Formats and compression"),
          Map.entry("server-threads", "Threads of the server"),
          Map.entry("servers", "Several servers"),
          Map.entry("writes", "Writes"),
          Map.entry("mixed", "Reads and writes together"),
          Map.entry("open-loop", "Latency by rate of calls"),
          Map.entry("rest", "End to end through Shindig"),
          Map.entry("rest-six", "End to end with Shindig's own six people"),
          Map.entry("batch", "Batches of JSON-RPC"),
          Map.entry("procedures", "Procedures over WebSocket and HTTP"),
          Map.entry("traversal", "Traversals of a tree"),
          Map.entry("identity", "Tokens and sessions"),
          Map.entry("live", "Events until they arrive"),
          Map.entry("million", "A million people"),
          Map.entry("portal", "The portal in a browser"),
          Map.entry("cold", "Cold starts"),
          Map.entry("page-cache", "Page caches"));

  private static final Map<String, String> EXPLANATIONS =
      Map.of(
          "formats",
          "Each row is compared with the first of the same query, transport and threads.",
          "open-loop",
          "Calls are due at a fixed rate, whether or not earlier ones have been answered."
              + " Latency counts from when a call was due.",
          "identity",
          "One call of Shindig by each way to say who asks.",
          "live",
          "The time of a delivery counts from when its post is sent to the database, so that"
              + " the write is in it. Bytes are those of the server's heap for each listener.",
          "million",
          "load: a row of the file; start and fill: once. Bytes are those of the graph in the"
              + " server's memory, for each person and each relationship.",
          "portal",
          "Times by the browser's clock, until something is on the screen. Bytes are those of"
              + " the portal's files that the browser has fetched; of calls without a browser,"
              + " what the client allocates.",
          "rest",
          "At 70% of the calls per second that were found, calls are due at this rate, and"
              + " latency counts from when a call was due. Bytes of REST, RPC and the static"
              + " file are those that Tomcat's process allocates for a call.",
          "servers",
          "All servers share the processors of one machine.",
          "traversal",
          "Times and bytes of the traversals alone, as the server reports them.");

  @Override
  public String id() {
    return "suite-" + suite.replaceAll("[^A-Za-z0-9]+", "-");
  }

  @Override
  public String title() {
    return TITLES.containsKey(suite) ? TITLES.get(suite) + " (" + suite + ")" : "Suite " + suite;
  }

  @Override
  public String body(Results results) {
    List<Finding> findings = results.of(suite);
    String charts = FormatCharts.of(findings) + SuiteCharts.of(suite, findings);
    String table = SuiteTable.of(findings);
    String rows = "All " + findings.size() + " rows";
    return explanation()
        + (charts.isEmpty() ? table : Html.grid(charts) + Html.details(rows, table));
  }

  private String explanation() {
    return EXPLANATIONS.containsKey(suite) ? Html.paragraph(EXPLANATIONS.get(suite)) : "";
  }
}
