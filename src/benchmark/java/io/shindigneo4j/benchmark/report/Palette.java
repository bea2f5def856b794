package io.shindigneo4j.benchmark.report;

import java.util.Map;

/**
 * Colours that colour-blind readers can tell apart (Okabe and Ito). The names are those of the
 * style sheet's variables.
 */
final class Palette {

  static final String OURS = "blue";
  static final String OTHER = "grey";

  private static final Map<String, String> TRANSPORTS =
      Map.ofEntries(
          Map.entry("websocket-native", "blue"),
          Map.entry("websocket-cypher", "sky"),
          Map.entry("websocket-cypher-rows", "purple"),
          Map.entry("bolt", "vermilion"),
          Map.entry("bolt-one-row", "orange"),
          Map.entry("bolt-procedure", "yellow"),
          Map.entry("http", "green"),
          Map.entry("rest", "green"),
          Map.entry("rpc", "blue"),
          Map.entry("rpc-batch", "blue"),
          Map.entry("static-file", "purple"),
          Map.entry("jpa", "purple"),
          Map.entry("gremlin", "yellow"));

  private Palette() {}

  static String of(String transport) {
    return TRANSPORTS.getOrDefault(transport, OTHER);
  }
}
